import { type RawBuilder, sql } from 'kysely';
import { cellsOf } from './search-cells.ts';
import { circle, isWithin, withinSides } from './search-distance.ts';
import {
  bornWithin,
  boxIndexOf,
  boxOf,
  conditionOf,
  isByCells,
  isOfYears,
  type SearchFilter,
  wideKm,
} from './search-filter.ts';
import { inList } from './search-in-list.ts';
import { lists } from './search-question.ts';

/** Five pages: beyond that a number tells nobody anything, and counting on would cost more than finding. */
export const countedUpTo = 120;

/**
 * SQL: how many `q` finds, one more than `countedUpTo` at most. Left alone the planner collects
 * thousands of whom it needs a few, so each list is read where it is known to be short: around a place as
 * they live there, of some years as they were born, all others along the order of last seen.
 */
export function countOf(filter: SearchFilter): RawBuilder<number> {
  const around = filter.position !== null && filter.maxKm !== null;
  const reach = 'reach';
  const isWide = filter.online && (filter.maxKm ?? 0) >= wideKm;
  const byAge = !around && !filter.online && isOfYears(filter);
  const alongSeen = !byAge && (!around || isWide);
  const byCells = around && !alongSeen && isByCells(filter);
  const conditions = [conditionOf(filter, alongSeen ? 'seen' : byCells ? 'cells' : 'other')];
  if (around)
    conditions.push(alongSeen ? withinSides(reach) : boxOf(filter)(reach), isWithin(reach));
  if (byAge) conditions.push(bornWithin);
  const box = around ? boxIndexOf(filter) : 'years';
  const order = alongSeen ? sql`order by p.last_seen_at desc, p.id desc` : sql``;
  const most = sql.lit(countedUpTo + 1);
  return sql<number>`(select count(*)::int from (
    select from q cross join ${lists} ${around ? sql`cross join lateral ${circle(sql`q.max_km`, true)} reach` : sql``}
    ${byCells ? sql`cross join lateral ${cellsOf(reach, null)} there` : sql``}
    cross join lateral (
      select from profiles p where ${inList(alongSeen ? 'seen' : box)} and ${sql.join(conditions, sql` and `)}
      ${order} limit ${most}
    ) found
    limit ${most}) counted)`;
}
