import { useTranslation } from '@afterglow/shared-ui/i18n';
import { useLocation } from '@afterglow/shared-ui/router';
import { Entrance } from '../features/entrance/entrance.tsx';
import { LoginForm } from '../features/login/login-form.tsx';

export default function LoginPage() {
  const { t } = useTranslation();
  const { state } = useLocation();
  return (
    <Entrance title={t('login.title')} lead={t('login.lead')}>
      {/* A sign-up over this page may come back with the address that was typed there. */}
      <LoginForm key={state?.email} />
    </Entrance>
  );
}
