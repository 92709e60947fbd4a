import { type Card, type Id, paths, session } from '@afterglow/shared-state';

type PathTo = (id: Id) => string;

let list: readonly Card[] = [];
let pathTo: PathTo = paths.member;
let keptFor: Id | undefined;

const reader = (): Id | undefined => session.getState().user?.id;
const ownList = (): readonly Card[] => (keptFor === reader() ? list : []);

/**
 * The list that a profile was opened from, in its order: its neighbours are a swipe away. Another
 * reader has none.
 */
export const neighbours = {
  keep(members: readonly Card[], to: PathTo = paths.member): void {
    list = members;
    pathTo = to;
    keptFor = reader();
  },

  /** Somebody who was blocked or reported. */
  forget(id: Id): void {
    list = list.filter((card) => card.id !== id);
  },

  card: (id: Id): Card | undefined => ownList().find((card) => card.id === id),

  /** Who stands `by` places further on; null at the ends, and for who is not in the list. */
  of(id: Id, by: 1 | -1): { card: Card; to: string } | null {
    const own = ownList();
    const at = own.findIndex((card) => card.id === id);
    const card = at < 0 ? undefined : own[at + by];
    return card ? { card, to: pathTo(card.id) } : null;
  },
};
