import { paths, usePageTitle } from '@afterglow/shared-state';
import { LinkButton } from '@afterglow/shared-ui/components/actions/link-button';
import { EmptyState } from '@afterglow/shared-ui/components/feedback/empty-state';
import { ErrorState } from '@afterglow/shared-ui/components/feedback/error-state';
import { ProfileSkeleton } from '@afterglow/shared-ui/components/feedback/skeletons';
import { useMediaQuery } from '@afterglow/shared-ui/hooks/use-media-query';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { Layers } from 'lucide-react';
import type { ComponentProps } from 'react';
import styles from '../features/swipe/swipe.module.scss';
import { SwipeDeck } from '../features/swipe/swipe-deck.tsx';
import { SwipeLimit } from '../features/swipe/swipe-limit.tsx';
import { useDeck } from '../features/swipe/use-deck.ts';

/** /swipe-game: one member after another, to like or to pass. */
export default function SwipeGame() {
  const { t } = useTranslation();
  usePageTitle(t('swipe.title'));
  const deck = useDeck();
  const { cards, day } = deck;
  const isWide = useMediaQuery('(min-width: 1100px)');
  const isPlaying = cards.length > 0 && !(day.left === 0 && day.nextAt);
  const hasSides = isWide && isPlaying;
  return (
    <div
      className={`wrapx ${hasSides ? styles.wide : styles.page}`}
      aria-busy={deck.status === 'loading'}
    >
      <header className={hasSides ? styles.intro : 'visually-hidden'}>
        <h1>{t('swipe.title')}</h1>
        <p className="mut">{t('swipe.how')}</p>
      </header>
      <Game deck={deck} isWide={isWide} />
    </div>
  );
}

function Game({ deck, isWide }: ComponentProps<typeof SwipeDeck>) {
  const { t } = useTranslation();
  const { cards, day, status, error, load } = deck;
  if (day.left === 0 && day.nextAt)
    return <SwipeLimit nextAt={day.nextAt} all={day.all} onOver={load} />;
  if (cards.length > 0) return <SwipeDeck deck={deck} isWide={isWide} />;
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
