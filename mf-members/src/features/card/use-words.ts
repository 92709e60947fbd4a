import { useSettings } from '@afterglow/shared-state';
import { useTranslation } from '@afterglow/shared-ui/i18n';

export type Words = ReturnType<typeof useWords>;

/** The words that stand on photos. The site has its own word for fictional profiles, and may show it plainly. */
export function useWords() {
  const { t } = useTranslation();
  const fictional = useSettings((site) => site.fictional_singular);
  const fictionalIcon = useSettings((site) => site.fictional_icon);
  return {
    fictional: fictional || t('words.fictional'),
    fictionalIcon,
    online: t('words.online'),
    premium: t('words.premium'),
    verified: t('words.verified'),
    isNew: t('words.new'),
    likesYou: t('words.likesYou'),
  };
}
