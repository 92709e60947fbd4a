import { takeSignupInput, usePageTitle } from '@afterglow/shared-state';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { useSearchParams } from '@afterglow/shared-ui/router';
import { useState } from 'react';
import { SignupView } from '../features/signup/signup-view.tsx';

export default function SignupPage() {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const [input] = useState(() => {
    const email = query.get('email');
    return { ...(email ? { email } : {}), ...takeSignupInput() };
  });
  usePageTitle(t('signup.title'));
  return <SignupView input={input} />;
}
