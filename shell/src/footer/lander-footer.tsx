import { paths } from '@afterglow/shared-state';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { Link } from '@afterglow/shared-ui/router';

/** One quiet line under an advertising page: disclaimer and the two links the law wants. */
export function LanderFooter() {
  const { t } = useTranslation();
  return (
    <footer className="wrapx tc xs mut py-4">
      {t('disclaimer.short')} <Link to={paths.page('terms')}>{t('footer.terms')}</Link>{' '}
      <Link to={paths.page('privacy')}>{t('footer.privacy')}</Link>
    </footer>
  );
}
