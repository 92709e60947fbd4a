import { type Card, type Id, knownAnswers } from '@afterglow/shared-state';
import { likeList } from '../likes/like-list.ts';
import { memberSearch } from '../search/member-search.ts';
import { neighbours } from './neighbours.ts';

/** The card that some list on this page has: a profile opens with name and photo at once. */
export function knownCard(id: Id): Card | undefined {
  const found = knownAnswers(memberSearch).flatMap(({ results, similar }) => [
    ...results,
    ...similar,
  ]);
  const liked = knownAnswers(likeList).flatMap(({ profiles }) => profiles);
  const known = [...found, ...liked].find((card) => card.id === id);
  return known ?? neighbours.card(id);
}
