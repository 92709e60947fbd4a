import { paths, usePageTitle } from '@afterglow/shared-state';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { useParams } from '@afterglow/shared-ui/router';
import { useMemo } from 'react';
import { SignupView } from '../features/signup/signup-view.tsx';

/** /members/:id/signup: sign-up beside a member, to write to them. */
export default function MemberSignupPage() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const input = useMemo(() => ({ reason: 'chat' as const, profile: id }), [id]);
  usePageTitle(t('signup.title'));
  return <SignupView key={id} input={input} forMembers={paths.member(id)} />;
}
