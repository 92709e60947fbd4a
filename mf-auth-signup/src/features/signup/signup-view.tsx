import { type Dialogs, paths, useSession, useSettings } from '@afterglow/shared-state';
import { IconButton } from '@afterglow/shared-ui/components/actions/icon-button';
import { Brand } from '@afterglow/shared-ui/components/navigation/brand';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { Navigate, useNavigate } from '@afterglow/shared-ui/router';
import { X } from 'lucide-react';
import { useGoalMember } from './goal.ts';
import { SidePhoto } from './side-photo.tsx';
import { SignupForm } from './signup-form.tsx';
import styles from './signup-page.module.scss';
import { useSignup } from './use-signup.ts';

interface Props {
  input: Dialogs['signup'];
  /** Where somebody who is a member already goes. */
  forMembers?: string;
}

/**
 * Sign-up as a page of its own. It guards itself: who has just become a member stays to read what
 * comes next.
 */
export function SignupView({ input, forMembers = paths.members() }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const isMember = useSession((state) => state.user !== null);
  const site = useSettings((state) => state.name);
  const signup = useSignup(input);
  const member = useGoalMember(signup.goal);
  function leave(): void {
    const back = signup.wayOut();
    if (back < 0) navigate(back);
    else navigate(paths.index());
  }
  if (isMember && !signup.isSent) return <Navigate to={forMembers} replace />;
  return (
    <div className={styles.page}>
      <h1 className="visually-hidden">{t('signup.title')}</h1>
      <SidePhoto seeking={signup.draft.seeks} member={member} quote={t('signup.quote')} />
      <div className={styles.form}>
        <div className={styles.brand}>
          <Brand name={site} />
          {!signup.isSent && <IconButton icon={X} label={t('close')} onClick={leave} />}
        </div>
        <SignupForm signup={signup} reason={input.reason} onContinue={navigate} />
      </div>
    </div>
  );
}
