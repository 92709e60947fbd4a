import { paths, takeSignupInput, usePageTitle } from '@afterglow/shared-state';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { useNavigate, useSearchParams } from '@afterglow/shared-ui/router';
import { useState } from 'react';
import { SidePhoto } from '../features/signup/side-photo.tsx';
import { SignupForm } from '../features/signup/signup-form.tsx';
import styles from '../features/signup/signup-page.module.scss';
import { useSignup } from '../features/signup/use-signup.ts';

export default function SignupPage() {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const [input] = useState(() => {
    const email = query.get('email');
    return { ...(email ? { email } : {}), ...takeSignupInput() };
  });
  const signup = useSignup(input);
  usePageTitle(t('signup.title'));
  return (
    <div className={styles.page}>
      <h1 className="visually-hidden">{t('signup.title')}</h1>
      <SidePhoto seeking={signup.draft.seeks} />
      <div className={styles.form}>
        <SignupForm
          signup={signup}
          reason={input.reason}
          onContinue={() => navigate(paths.members())}
        />
      </div>
    </div>
  );
}
