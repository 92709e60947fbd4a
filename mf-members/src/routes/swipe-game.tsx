import { paths, usePageTitle } from '@afterglow/shared-state';
import { LinkButton } from '@afterglow/shared-ui/components/actions/link-button';
import { EmptyState } from '@afterglow/shared-ui/components/feedback/empty-state';
import { ErrorState } from '@afterglow/shared-ui/components/feedback/error-state';
import { headingInherits } from '@afterglow/shared-ui/hooks/focus-heir';
import { useMediaQuery } from '@afterglow/shared-ui/hooks/use-media-query';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { Layers } from 'lucide-react';
import type { ComponentProps } from 'react';
import { DeckSkeleton } from '../features/swipe/deck-skeleton.tsx';
import styles from '../features/swipe/swipe.module.scss';
import { SwipeDeck } from '../features/swipe/swipe-deck.tsx';
import { SwipeLimit } from '../features/swipe/swipe-limit.tsx';
import { useDeck } from '../features/swipe/use-deck.ts';

/** /swipe-game: one member after another, to like or to pass. */
export default function SwipeGame() {
  const { t } = useTranslation();
  usePageTitle(t('swipe.title'));
  const deck = useDeck();
  const isWide = useMediaQuery('(min-width: 1100px)');
  const hasSides = isWide && hasDeck(deck);
  return (
    <div
      ref={headingInherits}
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

type Props = ComponentProps<typeof SwipeDeck>;

/** When there are likes again; null while there are some. */
const whenAgain = ({ day }: Props['deck']) => (day.left === 0 ? day.nextAt : null);

/** The deck is there or expected: what stands beside it has its place from the first moment. */
function hasDeck(deck: Props['deck']): boolean {
  if (whenAgain(deck)) return false;
  return deck.cards.length > 0 || (deck.status !== 'ended' && !deck.error);
}

function Game({ deck, isWide }: Props) {
  const { t } = useTranslation();
  const { day, error, load } = deck;
  const nextAt = whenAgain(deck);
  if (nextAt) return <SwipeLimit nextAt={nextAt} all={day.all} onOver={load} />;
  if (deck.cards.length > 0) return <SwipeDeck deck={deck} isWide={isWide} />;
  if (error) {
    return (
      <ErrorState title={t('swipe.failed')} retryLabel={t('results.retry')} onRetry={load}>
        {error.message}
      </ErrorState>
    );
  }
  if (deck.status !== 'ended') return <DeckSkeleton />;
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
