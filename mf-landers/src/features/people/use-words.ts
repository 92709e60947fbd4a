import { useSettings } from '@afterglow/shared-state';
import { useTranslation } from '@afterglow/shared-ui/i18n';

/** The words that stand on photos. The site has its own word for fictional profiles. */
export function useWords() {
  const { t } = useTranslation();
  const fictional = useSettings((site) => site.fictional_singular);
  return {
    fictional: fictional || t('fictional.word'),
    online: t('words.online'),
    premium: t('words.premium'),
  };
}
