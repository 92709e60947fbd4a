import { type RawBuilder, sql } from 'kysely';
import { withinBox, withinSides } from './search-distance.ts';
import { conditionOf, type SearchFilter, searchedPools } from './search-filter.ts';

/** Ten pages: beyond that a number tells nobody anything, and counting on would cost more than finding. */
export const countedUpTo = 250;

/** More people live within it than are online anywhere: then who is online is looked through. */
const wideKm = 50;

/**
 * SQL: how many the filter finds, one more than `countedUpTo` at most. Read as the page is, each gender
 * and pool along the order of last seen, because left alone the planner collects thousands of whom it
 * needs a few; around a place, as they live there.
 */
export function countOf(filter: SearchFilter, hidden: string[], now: Date): RawBuilder<number> {
  const around = filter.position !== null && filter.maxKm !== null;
  const isWide = filter.online && (filter.maxKm ?? 0) >= wideKm;
  const alongSeen = !around || isWide;
  const condition = conditionOf(filter, hidden, now, alongSeen ? withinSides : withinBox);
  const order = alongSeen ? sql`order by p.last_seen_at desc, p.id desc` : sql``;
  return sql<number>`(select count(*)::int from (
    select from unnest(${filter.genders}::text[]) as wanted (gender)
    cross join unnest(${searchedPools(filter)}::text[]) as shown (pool)
    cross join lateral (
      select from profiles p where p.pool = shown.pool and p.gender = wanted.gender and ${condition}
      ${order} limit ${countedUpTo + 1}
    ) found
    limit ${countedUpTo + 1}) counted)`;
}
