import { paths, session, useSession } from '@afterglow/shared-state';
import { LinkButton } from '@afterglow/shared-ui/components/actions/link-button';
import { Progress } from '@afterglow/shared-ui/components/feedback/progress';
import { ResultCard } from '@afterglow/shared-ui/components/feedback/result-card';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { useNavigate } from '@afterglow/shared-ui/router';
import { CircleCheck } from 'lucide-react';
import { useRef, useState } from 'react';
import { forgetGoal, goalPath, keptGoal } from '../signup/goal.ts';
import { InterestsStep } from './interests-step.tsx';
import { missingParts } from './missing-parts.ts';
import { PhotoStep } from './photo-step.tsx';

const steps = { photo: PhotoStep, interests: InterestsStep };

/** The parts one after the other; then to whom one came for, or to those who were found. */
export function CompleteSignup() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  // Decided once: a part that was filled in here stays until one goes on.
  const [parts] = useState(() => missingParts(session.getState().user));
  const [at, setAt] = useState(0);
  const isConfirmed = useSession((state) => state.user?.status === 'active');
  const part = parts[at];
  const heading = useRef<HTMLHeadingElement>(null);

  /** What was filled in is saved first: whoever has left meanwhile, or is leaving, is not taken back. */
  function goOn(isSaved: boolean): void {
    if (!heading.current) return;
    if (at + 1 < parts.length) {
      setAt(at + 1);
      return;
    }
    const goal = keptGoal();
    // Writing has to wait for the confirmed address; until then the goal is kept.
    if (goal && isConfirmed) forgetGoal();
    navigate(goal ? goalPath(goal) : paths.signupMatches(), { replace: isSaved });
  }

  if (!part) {
    return (
      <ResultCard
        tone="ok"
        icon={CircleCheck}
        title={t('complete.doneTitle')}
        actions={
          <>
            {/* Whoever is here has been for long, maybe: who was found at sign-up is no news. */}
            <LinkButton to={paths.members()} variant="primary" size="lg" block>
              {t('activation.toMembers')}
            </LinkButton>
            <LinkButton to={paths.profile()} variant="ghost" block>
              {t('complete.toProfile')}
            </LinkButton>
          </>
        }
      >
        {t('complete.doneLead')}
      </ResultCard>
    );
  }
  const Step = steps[part];
  return (
    <>
      <h1 ref={heading} className="visually-hidden">
        {t('complete.title')}
      </h1>
      {parts.length > 1 && (
        <Progress
          label={t('signup.step', { step: at + 1, steps: parts.length })}
          step={at + 1}
          steps={parts.length}
        />
      )}
      <Step key={part} onDone={() => goOn(true)} onSkip={() => goOn(false)} />
    </>
  );
}
