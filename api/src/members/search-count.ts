import { type RawBuilder, sql } from 'kysely';
import { conditionOf, type SearchFilter, searchedPools } from './search-filter.ts';

/** Ten pages: beyond that a number tells nobody anything, and counting on would cost more than finding. */
export const countedUpTo = 250;

/** SQL: how many the filter finds, one more than `countedUpTo` at most. */
export function countOf(filter: SearchFilter, hidden: string[], now: Date): RawBuilder<number> {
  return sql<number>`(select count(*)::int from (
    select from profiles p where p.gender = any(${filter.genders}) and p.pool = any(${searchedPools(filter)})
      and ${conditionOf(filter, hidden, now)}
    limit ${countedUpTo + 1}) counted)`;
}
