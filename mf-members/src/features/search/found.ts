import type { Card, Id, SearchAnswer } from '@afterglow/shared-state';

/** Everything found so far by one search. */
export interface Found {
  members: Card[];
  total: number;
  /** There are more than `total`. */
  moreThan: boolean;
  similar: Card[];
  pages: number;
  /** A visitor's look; more is for members. */
  limited: boolean;
  /** Where the next page begins; null after the last. */
  cursor: string | null;
}

/** Adds a page. Members move while one reads, so somebody on two pages is shown once. */
export function withPage(found: Found | null, page: SearchAnswer): Found {
  const known = new Set(found?.members.map((member) => member.id));
  const added = page.results.filter((member) => !known.has(member.id));
  const members = [...(found?.members ?? []), ...added];
  const shown = new Set(members.map((member) => member.id));
  return {
    members,
    total: found?.total ?? page.num_results,
    moreThan: found?.moreThan ?? page.more_than,
    similar: [...(found?.similar ?? []), ...page.similar].filter(
      (member, index, all) =>
        !shown.has(member.id) && all.findIndex(({ id }) => id === member.id) === index,
    ),
    pages: (found?.pages ?? 0) + 1,
    limited: page.limited,
    cursor: page.cursor,
  };
}

/** Takes out somebody who was blocked or reported. */
export function withoutMember(found: Found, id: Id): Found {
  const others = (list: Card[]) => list.filter((member) => member.id !== id);
  const members = others(found.members);
  const gone = found.members.length - members.length;
  return { ...found, members, similar: others(found.similar), total: found.total - gone };
}
