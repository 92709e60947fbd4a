import { paths, usePageTitle } from '@afterglow/shared-state';
import { LinkButton } from '@afterglow/shared-ui/components/actions/link-button';
import { EmptyState } from '@afterglow/shared-ui/components/feedback/empty-state';
import { ErrorState } from '@afterglow/shared-ui/components/feedback/error-state';
import { ProfileSkeleton } from '@afterglow/shared-ui/components/feedback/skeletons';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { Layers } from 'lucide-react';
import styles from '../features/swipe/swipe.module.scss';
import { SwipeDeck } from '../features/swipe/swipe-deck.tsx';
import { SwipeLimit } from '../features/swipe/swipe-limit.tsx';
import { useDeck } from '../features/swipe/use-deck.ts';

/** /swipe-game: one member after another, to like or to pass. */
export default function SwipeGame() {
  const { t } = useTranslation();
  usePageTitle(t('swipe.title'));
  const deck = useDeck();
  return (
    <div className={`wrapx ${styles.page}`} aria-busy={deck.status === 'loading'}>
      <h1 className="visually-hidden">{t('swipe.title')}</h1>
      <Game deck={deck} />
    </div>
  );
}

function Game({ deck }: { deck: ReturnType<typeof useDeck> }) {
  const { t } = useTranslation();
  const { cards, day, status, error, load } = deck;
  if (day.left === 0 && day.nextAt)
    return <SwipeLimit nextAt={day.nextAt} all={day.all} onOver={load} />;
  if (cards.length > 0) return <SwipeDeck deck={deck} />;
  if (error) {
    return (
      <ErrorState title={t('swipe.failed')} retryLabel={t('results.retry')} onRetry={load}>
        {error.message}
      </ErrorState>
    );
  }
  if (status !== 'ended') return <ProfileSkeleton />;
  return (
    <>
      <EmptyState
        icon={Layers}
        title={t('swipe.end')}
        action={<LinkButton to={paths.members()}>{t('swipe.toSearch')}</LinkButton>}
      >
        {t('swipe.endText')}
      </EmptyState>
      {deck.canUndo && (
        <p className="tc">
          <button type="button" className="btn btn-ghost" onClick={deck.undo}>
            {t('swipe.undo')}
          </button>
        </p>
      )}
    </>
  );
}
