import { ApiError, paths, usePageTitle, useSession } from '@afterglow/shared-state';
import { LinkButton } from '@afterglow/shared-ui/components/actions/link-button';
import { ErrorState } from '@afterglow/shared-ui/components/feedback/error-state';
import { ResultCard } from '@afterglow/shared-ui/components/feedback/result-card';
import { useHeadingFocus } from '@afterglow/shared-ui/hooks/use-heading-focus';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { Navigate } from '@afterglow/shared-ui/router';
import { Heart } from 'lucide-react';
import { useState } from 'react';
import { FirstThings } from '../features/activation/first-things.tsx';
import { useTakenLink } from '../features/mailed-link/use-taken-link.ts';
import { forgetGoal, goalPath, keptGoal, useGoalMember } from '../features/signup/goal.ts';

/** The mailed link leads here. Opening it changes nothing (scanners do that); this page's POST does. */
export default function ActivateDone() {
  const { t } = useTranslation();
  const { state, run } = useTakenLink('/api/activate.php');
  const isConfirmed = useSession((session) => session.user?.status === 'active');
  const isMember = useSession((session) => session.user !== null);
  const [goal] = useState(keptGoal);
  const member = useGoalMember(isMember ? goal : null);
  const heading = useHeadingFocus(state);
  usePageTitle(t('activation.title'));

  if (state === 'refused' && !isConfirmed) return <Navigate to={paths.activateError()} replace />;
  if (state instanceof ApiError) {
    return (
      <ErrorState
        title={t('activation.failed')}
        asHeading
        heading={heading}
        retryLabel={t('retry')}
        onRetry={run}
      >
        {state.message}
      </ErrorState>
    );
  }
  // Who is a member with a confirmed address has lost nothing by a link that was used before.
  const done = state !== 'working';
  const [to, label] =
    goal && member
      ? [goalPath(goal), t(`goalNow.${goal.reason}`, { name: member.name })]
      : [paths.members(), t('activation.toMembers')];
  return (
    <div className="wrapx">
      <ResultCard
        tone={done ? 'ok' : 'primary'}
        icon={Heart}
        heading={heading}
        title={done ? t('activation.title') : t('activation.working')}
        actions={
          done && (
            <LinkButton
              to={isMember ? to : paths.login()}
              variant="primary"
              size="lg"
              block
              onClick={forgetGoal}
            >
              {isMember ? label : t('activation.toLogin')}
            </LinkButton>
          )
        }
      >
        {done ? t('activation.lead') : t('activation.moment')}
        {done && isMember && <FirstThings />}
      </ResultCard>
    </div>
  );
}
