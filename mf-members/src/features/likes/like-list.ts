import { type Card, type LikesType, pagedResource } from '@afterglow/shared-state';

/** One of the three lists of likes, page by page. */
export const likeList = pagedResource('/api/like-list.php', {
  of: ({ profiles }) => profiles,
  id: ({ id }) => id,
  // It stays for whoever comes back to it from a profile.
  lasts: 5 * 60_000,
  topics: ['like:received', 'like:changed', 'like:seen', 'match:created', 'contact:changed'],
});

/** What a list shows of its pages, new likes apart: nobody whom one likes no more. */
export function shownOf(
  members: readonly Card[],
  type: LikesType,
  decided: ReadonlyMap<string, boolean>,
): { fresh: Card[]; earlier: Card[] } {
  const isShown = ({ id }: Card) => type === 'received' || decided.get(id) !== false;
  const isNew = ({ like_new }: Card) => type === 'received' && like_new;
  const shown = members.filter(isShown);
  return { fresh: shown.filter(isNew), earlier: shown.filter((one) => !isNew(one)) };
}
