import type { SwipeCard } from '@afterglow/shared-state';
import { useState } from 'react';

type Places = readonly (SwipeCard | undefined)[];

/**
 * Who stands in which of the places of the stack. Who is there stays there; who comes takes the
 * place of somebody gone, so that the page has nothing to build or to lay out anew for a card.
 */
export function usePlaces(shown: readonly SwipeCard[], count: number): Places {
  const [places, setPlaces] = useState<Places>([]);
  const coming = shown.filter((card) => !places.includes(card));
  const next = Array.from({ length: count }, (_, at) => {
    const there = places[at];
    return there && shown.includes(there) ? there : coming.shift();
  });
  if (next.some((card, at) => card !== places[at])) setPlaces(next);
  return next;
}
