import type { Card, Id, LikesType } from '@afterglow/shared-state';

interface Lists {
  profiles: readonly Card[];
  received: readonly { id: Id; like_new: boolean }[];
  given: readonly Id[];
  matches: readonly Id[];
}

/** The members of one list, those with a new like apart; each in the server's order. */
export function membersOf(lists: Lists, type: LikesType): { fresh: Card[]; earlier: Card[] } {
  const cards = new Map(lists.profiles.map((card) => [card.id, card]));
  const cardsOf = (ids: readonly Id[]) => ids.flatMap((id) => cards.get(id) ?? []);
  if (type !== 'received') return { fresh: [], earlier: cardsOf(lists[type]) };
  const idsWhere = (isNew: boolean) =>
    lists.received.filter((like) => like.like_new === isNew).map((like) => like.id);
  return { fresh: cardsOf(idsWhere(true)), earlier: cardsOf(idsWhere(false)) };
}

/** Whose cards are not here yet, in the order in which a list shows them; without those who are gone. */
export function idsWithoutCard(lists: Lists, type: LikesType, gone: ReadonlySet<Id>): Id[] {
  const known = new Set(lists.profiles.map(({ id }) => id));
  return shownIds(lists, type).filter((id) => !known.has(id) && !gone.has(id));
}

function shownIds({ received, given, matches }: Lists, type: LikesType): readonly Id[] {
  if (type !== 'received') return type === 'given' ? given : matches;
  const fresh = received.filter(({ like_new }) => like_new);
  return [...new Set([...fresh, ...received])].map(({ id }) => id);
}
