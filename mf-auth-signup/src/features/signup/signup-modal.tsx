import { dialogs, useDialog, useSession } from '@afterglow/shared-state';
import { Dialog } from '@afterglow/shared-ui/components/overlays/dialog';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { useNavigate } from '@afterglow/shared-ui/router';
import { useEffect, useRef } from 'react';
import { useGoalMember } from './goal.ts';
import { SidePhoto } from './side-photo.tsx';
import { SignupForm } from './signup-form.tsx';
import styles from './signup-modal.module.scss';
import { useSignup } from './use-signup.ts';

/**
 * Sign-up over the page. Once it is under way a slip of the finger does not end it; a login in
 * another tab does.
 */
export function SignupModal() {
  const { t } = useTranslation();
  const input = useDialog('signup') ?? {};
  const signup = useSignup(input, 'dialog', () => dialogs.close('signup'));
  const navigate = useNavigate();
  const member = useGoalMember(signup.goal);

  function goOn(to: string): void {
    dialogs.close('signup');
    navigate(to);
  }

  function close(): void {
    const back = signup.wayOut();
    dialogs.close('signup');
    if (back < 0) navigate(back);
  }

  const isMember = useSession((state) => state.user !== null);
  const isNeedless = isMember && !signup.isSent;
  const latestClose = useRef(close);
  latestClose.current = close;
  useEffect(() => {
    if (isNeedless) latestClose.current();
  }, [isNeedless]);

  return (
    <Dialog
      open
      onClose={close}
      title={t('signup.title')}
      hideTitle
      locked={signup.step > 0}
      size="xl"
      bare
      className={styles.modal ?? ''}
    >
      <div className={styles.columns}>
        <SidePhoto seeking={signup.draft.seeks} member={member} quote={t('signup.quote')} />
        <div className={styles.form}>
          <SignupForm signup={signup} reason={input.reason} onContinue={goOn} onClose={close} />
        </div>
      </div>
    </Dialog>
  );
}
