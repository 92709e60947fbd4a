import { ApiError, paths, usePageTitle, useSession } from '@afterglow/shared-state';
import { LinkButton } from '@afterglow/shared-ui/components/actions/link-button';
import { ErrorState } from '@afterglow/shared-ui/components/feedback/error-state';
import { ResultCard } from '@afterglow/shared-ui/components/feedback/result-card';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { Navigate, useNavigate, useSearchParams } from '@afterglow/shared-ui/router';
import { Heart } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { type Activation, activate } from '../features/activation/activate.ts';
import { FirstThings } from '../features/activation/first-things.tsx';
import { forgetGoal, goalPath, keptGoal, useGoalMember } from '../features/signup/goal.ts';

/** The mailed link leads here. Opening it changes nothing (scanners do that); this page's POST does. */
export default function ActivateDone() {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const [token] = useState(() => query.get('token'));
  const [state, setState] = useState<Activation>('working');
  const isMember = useSession((session) => session.user !== null);
  const [goal] = useState(keptGoal);
  const member = useGoalMember(isMember ? goal : null);
  usePageTitle(t('activation.title'));

  const run = useCallback(() => {
    setState('working');
    if (token) void activate(token).then(setState);
  }, [token]);

  useEffect(() => {
    run();
    // The token leaves the address bar, the history and any screenshot.
    if (token) navigate(paths.activateDone(), { replace: true });
  }, [run, token, navigate]);

  if (!token || state === 'refused') return <Navigate to={paths.activateError()} replace />;
  if (state instanceof ApiError) {
    return (
      <ErrorState title={t('activation.failed')} retryLabel={t('retry')} onRetry={run}>
        {state.message}
      </ErrorState>
    );
  }
  const done = state === 'done';
  const [to, label] =
    goal && member
      ? [goalPath(goal), t(`goalNow.${goal.reason}`, { name: member.name })]
      : [paths.members(), t('activation.toMembers')];
  return (
    <div className="wrapx">
      <ResultCard
        tone={done ? 'ok' : 'primary'}
        icon={Heart}
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
