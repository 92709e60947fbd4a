import { useLanguage, useSettings } from '@afterglow/shared-state';
import { useTranslation } from '@afterglow/shared-ui/i18n';

/** What the law of some states wants said; in English only, where the site has it switched on. */
export function UsFooter() {
  const { t } = useTranslation();
  const site = useSettings((settings) => settings.name);
  const isEnabled = useSettings((settings) => settings.enable_us_footer);
  const isEnglish = useLanguage((state) => state.current === 'en');
  if (!isEnabled || !isEnglish) return null;
  return <p className="xs mt-3">{t('usFooter.text', { site })}</p>;
}
