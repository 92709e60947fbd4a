import { useSettings } from '@afterglow/shared-state';
import { useTranslation } from '@afterglow/shared-ui/i18n';

export type Words = ReturnType<typeof useWords>;

/** The words that stand on photos. The site has its own word for fictional profiles. */
export function useWords() {
  const { t } = useTranslation();
  const fictional = useSettings((site) => site.fictional_singular);
  return {
    fictional: fictional || t('words.fictional'),
    online: t('words.online'),
    premium: t('words.premium'),
    isNew: t('words.new'),
    likesYou: t('words.likesYou'),
  };
}
