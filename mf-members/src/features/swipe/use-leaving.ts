import type { SwipeCard } from '@afterglow/shared-state';
import { startTransition, useRef, useState } from 'react';
import type { Side } from './motion.ts';

interface Leaving {
  card: SwipeCard;
  side: Side;
}

/**
 * Cards on their way out. The page works while the browser moves one, when it delays nobody: as one
 * goes, the next card comes into the place of the one before, which stays out of sight until then. So
 * nothing is left to do when a finger takes the next one.
 *
 * @param most so many at once; with more the first is not waited for
 */
export function useLeaving(cards: readonly SwipeCard[], most: number) {
  const [leaving, setLeaving] = useState<readonly Leaving[]>([]);
  const arrived = useRef(new WeakSet<SwipeCard>());

  /** Frees the places of those who are out, but for the last one's. */
  function tidy(): void {
    startTransition(() =>
      setLeaving((all) => {
        const kept = all.filter(
          (one, at) => at === all.length - 1 || !arrived.current.has(one.card),
        );
        return kept.length < all.length ? kept : all;
      }),
    );
  }

  return {
    leaving: leaving.filter(({ card }) => !cards.some(({ id }) => id === card.id)),
    leave(card: SwipeCard, side: Side): void {
      arrived.current.delete(card);
      const others = (all: readonly Leaving[]) => all.filter((one) => one.card !== card);
      setLeaving((all) => [...others(all), { card, side }].slice(-most));
      tidy();
    },
    arrive(card: SwipeCard): void {
      arrived.current.add(card);
      tidy();
    },
    clear: () => setLeaving([]),
  };
}
