import type { Card, Id, SearchAnswer } from '@afterglow/shared-state';

/** Everything found so far by one search. */
export interface Found {
  members: readonly Card[];
  total: number;
  /** There are more than `total`. */
  moreThan: boolean;
  similar: readonly Card[];
  /** A visitor's look; more is for members. */
  limited: boolean;
  sort: 'near' | 'recent';
  /** When few are found: what to leave out to find more. */
  looser: readonly Looser[];
}

export type Looser = NonNullable<SearchAnswer['looser']>[number];

/** What the pages of a search come to; null before the first. */
export function foundOn(pages: readonly SearchAnswer[], members: readonly Card[]): Found | null {
  const [first] = pages;
  if (!first) return null;
  const shown = new Set(members.map(({ id }) => id));
  const similar = new Map(pages.flatMap((page) => page.similar).map((card) => [card.id, card]));
  return {
    members,
    total: first.num_results,
    moreThan: first.more_than,
    similar: [...similar.values()].filter(({ id }) => !shown.has(id)),
    limited: first.limited,
    sort: first.sort ?? 'recent',
    looser: first.looser ?? [],
  };
}

/** Takes out somebody who was blocked or reported. */
export function withoutMember(pages: readonly SearchAnswer[], id: Id): SearchAnswer[] {
  const others = (list: Card[]) => list.filter((member) => member.id !== id);
  const isFound = pages.some(({ results }) => results.some((member) => member.id === id));
  return pages.map((page) => ({
    ...page,
    results: others(page.results),
    similar: others(page.similar),
    num_results: page.num_results - (isFound ? 1 : 0),
  }));
}
