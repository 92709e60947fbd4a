import { paths, useSession } from '@afterglow/shared-state';
import { Button } from '@afterglow/shared-ui/components/actions/button';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { Heart, MailCheck } from 'lucide-react';
import type { Ref } from 'react';
import { ResendActivation } from '../activation/resend-activation.tsx';
import styles from './check-mail.module.scss';
import { type Goal, goalPath, useGoalMember } from './goal.ts';

interface Props {
  heading?: Ref<HTMLHeadingElement>;
  email: string;
  goal: Goal | null;
  onContinue: (to: string) => void;
}

/**
 * The end of sign-up: what happens next, a second mail, and the way out of a mistyped address.
 * Confirming the address in another tab or on another device shows here at once.
 */
export function CheckMail({ heading, email, goal, onContinue }: Props) {
  const { t } = useTranslation();
  const isConfirmed = useSession((state) => state.user?.status === 'active');
  const member = useGoalMember(goal);
  const Icon = isConfirmed ? Heart : MailCheck;
  return (
    <div className={styles.checkMail}>
      <span className={styles.icon}>
        <Icon className="i xl" aria-hidden="true" />
      </span>
      <h2 ref={heading} className="h2">
        {isConfirmed ? t('activation.title') : t('checkMail.title')}
      </h2>
      <p className="mut" role="status">
        {isConfirmed ? t('activation.lead') : t('checkMail.lead', { email })}
      </p>
      <Button variant="primary" size="lg" block onClick={() => onContinue(paths.completeSignup())}>
        {isConfirmed ? t('checkMail.complete') : t('checkMail.completeMeanwhile')}
      </Button>
      {goal && member && isConfirmed ? (
        <Button variant="tonal" size="lg" block onClick={() => onContinue(goalPath(goal))}>
          {t(`goalNow.${goal.reason}`, { name: member.name })}
        </Button>
      ) : (
        <Button variant="ghost" onClick={() => onContinue(paths.members())}>
          {t('checkMail.continue')}
        </Button>
      )}
      {!isConfirmed && (
        <>
          <ResendActivation />
          <Button variant="ghost" onClick={() => onContinue(paths.settings())}>
            {t('checkMail.changeAddress')}
          </Button>
        </>
      )}
    </div>
  );
}
