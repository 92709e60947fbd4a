import { usePageTitle } from '@afterglow/shared-state';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { LoginForm } from '../features/login/login-form.tsx';
import styles from '../features/login/login-page.module.scss';
import { SidePhoto } from '../features/signup/side-photo.tsx';

export default function LoginPage() {
  const { t } = useTranslation();
  usePageTitle(t('login.title'));
  return (
    <div className={`wrapx ${styles.page}`}>
      <div className={styles.photo}>
        <SidePhoto seeking="" />
      </div>
      <div className={styles.form}>
        <h1>{t('login.title')}</h1>
        <p className="mut">{t('login.lead')}</p>
        <LoginForm />
      </div>
    </div>
  );
}
