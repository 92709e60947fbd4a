import { useTranslation } from '@afterglow/shared-ui/i18n';
import { Entrance } from '../features/entrance/entrance.tsx';
import { LoginForm } from '../features/login/login-form.tsx';

export default function LoginPage() {
  const { t } = useTranslation();
  return (
    <Entrance title={t('login.title')} lead={t('login.lead')}>
      <LoginForm />
    </Entrance>
  );
}
