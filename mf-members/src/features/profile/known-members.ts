import type { Card, Id } from '@afterglow/shared-state';

/** Cards that were on screen before: a profile opens with name and photo at once. */
const known = new Map<Id, Card>();

export const knownMembers = {
  add(cards: readonly Card[]): void {
    for (const card of cards) known.set(card.id, card);
  },
  find: (id: Id): Card | undefined => known.get(id),
  forget: (id: Id): boolean => known.delete(id),
  clear: (): void => known.clear(),
};
