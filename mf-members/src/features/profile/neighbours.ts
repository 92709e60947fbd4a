import { type Card, type Id, paths } from '@afterglow/shared-state';

type PathTo = (id: Id) => string;

let list: readonly Card[] = [];
let pathTo: PathTo = paths.member;

/** The list that a profile was opened from, in its order: its neighbours are a swipe away. */
export const neighbours = {
  keep(members: readonly Card[], to: PathTo = paths.member): void {
    list = members;
    pathTo = to;
  },

  /** Somebody who was blocked or reported. */
  forget(id: Id): void {
    list = list.filter((card) => card.id !== id);
  },

  card: (id: Id): Card | undefined => list.find((card) => card.id === id),

  /** Who stands `by` places further on; null at the ends, and for who is not in the list. */
  of(id: Id, by: 1 | -1): { card: Card; to: string } | null {
    const at = list.findIndex((card) => card.id === id);
    const card = at < 0 ? undefined : list[at + by];
    return card ? { card, to: pathTo(card.id) } : null;
  },
};
