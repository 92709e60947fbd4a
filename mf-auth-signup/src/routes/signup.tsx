import { takeSignupInput, usePageTitle } from '@afterglow/shared-state';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { useState } from 'react';
import { SignupView } from '../features/signup/signup-view.tsx';

export default function SignupPage() {
  const { t } = useTranslation();
  // Nothing of the address: a link of somebody else's could make an account with their e-mail of it.
  const [input] = useState(takeSignupInput);
  usePageTitle(t('signup.title'));
  return <SignupView input={input} />;
}
