import { usePageTitle } from '@afterglow/shared-state';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import styles from '../features/complete/complete.module.scss';
import { CompleteSignup } from '../features/complete/complete-signup.tsx';

/** /complete-signup: what a newcomer's profile still needs, each part of which may be skipped. */
export default function CompleteSignupPage() {
  const { t } = useTranslation();
  usePageTitle(t('complete.title'));
  return (
    <div className={`wrapx ${styles.page}`}>
      <CompleteSignup />
    </div>
  );
}
