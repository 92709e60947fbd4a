import { type Card, type Id, session } from '@afterglow/shared-state';

/** Cards that were on screen before: a profile opens with name and photo at once. */
const known = new Map<Id, Card>();
let reader: Id | undefined;

/** What one member has seen is not for the next one on this device. */
function ofThisReader(): Map<Id, Card> {
  const now = session.getState().user?.id;
  if (now !== reader) known.clear();
  reader = now;
  return known;
}

export const knownMembers = {
  add(cards: readonly Card[]): void {
    const own = ofThisReader();
    for (const card of cards) own.set(card.id, card);
  },
  find: (id: Id): Card | undefined => ofThisReader().get(id),
  forget: (id: Id): boolean => known.delete(id),
  clear: (): void => known.clear(),
};
