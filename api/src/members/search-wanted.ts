import type { RawBuilder, SqlBool } from 'kysely';
import type { SearchFilter } from './search-filter.ts';

/** What a search is to find. */
export interface Wanted {
  filter: SearchFilter;
  limit: number;
  /** Another condition on profiles `p` and `q`, always the same under its name. */
  also?: { name: string; condition: RawBuilder<SqlBool> };
  /** Ids that are not to be found. */
  leftOut?: string[];
  /** Leaves out those who look for somebody else than the reader. */
  fittingOnly?: boolean;
  /** The nearest to the filter's position first; without it, or without one, the last seen. */
  near?: boolean;
  /** So many are found that they are read ring by ring; `counted` when the count says so. */
  many?: boolean | 'counted';
}
