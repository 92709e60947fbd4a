import type { Card, Id } from '@afterglow/shared-state';
import { useState } from 'react';

export const swipes = 3;

/** Three members, one after the other, and who got a yes. */
export function useSwipes(people: readonly Card[]) {
  const deck = people.slice(0, swipes);
  const [swiped, setSwiped] = useState(0);
  const [liked, setLiked] = useState<Card[]>([]);
  return {
    /** Those still to come; the first is on top. */
    left: deck.slice(swiped),
    steps: deck.length,
    swiped,
    liked,
    isDone: swiped >= deck.length,
    swipe(id: Id, isLike: boolean) {
      setSwiped((count) => count + 1);
      const member = deck.find((one) => one.id === id);
      if (isLike && member) setLiked((before) => [...before, member]);
    },
    again() {
      setSwiped(0);
      setLiked([]);
    },
  };
}
