import { usePageTitle } from '@afterglow/shared-state';
import { ErrorState } from '@afterglow/shared-ui/components/feedback/error-state';
import { Progress } from '@afterglow/shared-ui/components/feedback/progress';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import type { LanderProps } from '../../features/landers/audience.ts';
import { usePeople } from '../../features/people/use-people.ts';
import { SignupsClosed } from '../../features/signup/signups-closed.tsx';
import { useSignupsOpen } from '../../features/signup/use-signups-open.ts';
import { SwipeEnd } from './swipe-end.tsx';
import { SwipeStage } from './swipe-stage.tsx';
import styles from './tinderswipe.module.scss';
import { swipes, useSwipes } from './use-swipes.ts';

/** A deck and three swipes, then sign-up. */
export default function Tinderswipe({ audience }: LanderProps) {
  const { t } = useTranslation('lander-tinderswipe');
  usePageTitle(t('title'));
  const canJoin = useSignupsOpen();
  return (
    <div className={styles.page}>
      <div className={styles.wash} />
      {canJoin ? (
        <Swipes audience={audience} />
      ) : (
        <div className={`wrapx ${styles.closed}`}>
          <SignupsClosed asHeading />
        </div>
      )}
    </div>
  );
}

function Swipes({ audience }: LanderProps) {
  const { t } = useTranslation('lander-tinderswipe');
  const { people, error, retry } = usePeople(audience.faces);
  const { left, steps, swiped, liked, isDone, swipe, again } = useSwipes(people ?? []);
  const step = Math.min(swiped + 1, steps || swipes);
  return (
    <div className={`wrapx ${styles.columns}`}>
      <div className={styles.text}>
        <h1 className="display">{t(`headline.${audience.name}`)}</h1>
        <p className="lead">{t('lead')}</p>
        <div className={styles.progress}>
          <Progress
            step={people && isDone ? steps : step}
            steps={steps || swipes}
            label={t('step', { step, steps: steps || swipes })}
          />
        </div>
      </div>
      {error && (
        <ErrorState title={t('failed')} retryLabel={t('retry')} onRetry={retry}>
          {error.message}
        </ErrorState>
      )}
      {!people && !error && <div className={`sk ${styles.waiting}`} aria-busy="true" />}
      {people &&
        (isDone ? (
          <SwipeEnd liked={liked} isEmpty={steps === 0} onAgain={again} />
        ) : (
          <SwipeStage left={left} onSwipe={swipe} />
        ))}
    </div>
  );
}
