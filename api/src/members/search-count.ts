import { type RawBuilder, sql } from 'kysely';
import { withinSides } from './search-distance.ts';
import {
  boxOf,
  conditionOf,
  isOfYears,
  type SearchFilter,
  searchedPools,
} from './search-filter.ts';
import { inList, listsOf, rowsOf } from './search-lists.ts';

/** Ten pages: beyond that a number tells nobody anything, and counting on would cost more than finding. */
export const countedUpTo = 250;

/** More people live within it than are online anywhere: then who is online is looked through. */
const wideKm = 50;
const nowhere = { latitude: null, longitude: null };

/**
 * SQL: how many the filter finds, one more than `countedUpTo` at most. Left alone the planner collects
 * thousands of whom it needs a few, so each list is read where it is known to be short: around a place as
 * they live there, of some years as they were born, all others along the order of last seen.
 */
export function countOf(filter: SearchFilter, hidden: string[], now: Date): RawBuilder<number> {
  const around = filter.position !== null && filter.maxKm !== null;
  const isWide = filter.online && (filter.maxKm ?? 0) >= wideKm;
  const byAge = !around && !filter.online && isOfYears(filter);
  const alongSeen = !byAge && (!around || isWide);
  const box = boxOf(filter, now);
  const condition = conditionOf(filter, hidden, now, alongSeen ? withinSides : box);
  const order = alongSeen ? sql`order by p.last_seen_at desc, p.id desc` : sql``;
  const born = byAge ? box(nowhere, null) : sql`true`;
  const lists = listsOf(filter.genders, searchedPools(filter));
  return sql<number>`(select count(*)::int from (
    select from ${rowsOf(lists)}
    cross join lateral (
      select from profiles p where ${inList} and ${condition} and ${born}
      ${order} limit ${countedUpTo + 1}
    ) found
    limit ${countedUpTo + 1}) counted)`;
}
