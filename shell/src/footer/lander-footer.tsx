import { paths, useSettings } from '@afterglow/shared-state';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { Link } from '@afterglow/shared-ui/router';

/** One quiet line under an advertising page: disclaimer and the links the law wants. */
export function LanderFooter() {
  const { t } = useTranslation();
  const { compliance_token: statement, min_age: minAge } = useSettings();
  return (
    <footer className="wrapx tc xs mut py-4">
      {t('disclaimer.short', { minAge })} <Link to={paths.page('terms')}>{t('footer.terms')}</Link>{' '}
      <Link to={paths.page('privacy')}>{t('footer.privacy')}</Link>{' '}
      <Link to={paths.page('cookies')}>{t('footer.cookies')}</Link>{' '}
      <Link to={`/${statement}`}>{t('footer.compliance')}</Link>
    </footer>
  );
}
