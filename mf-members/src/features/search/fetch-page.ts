import { type Card, get, tracking } from '@afterglow/shared-state';
import { type Filters, OLDEST, YOUNGEST } from './filters.ts';

export interface SearchPage {
  results: Card[];
  num_results: number;
  /** There are more than `num_results`. */
  more_than: boolean;
  similar: Card[];
  /** For the page after this one; null after the last. */
  cursor: string | null;
  /** A visitor's look; more is for members. */
  limited: boolean;
}

/** One page of the member search. Rejects with `ApiError`. */
export function fetchPage(
  filters: Filters,
  page: { number: number; cursor: string | null },
  signal: AbortSignal,
): Promise<SearchPage> {
  const { network } = tracking();
  return get<SearchPage>('/api/search.php', {
    query: {
      ...(filters.gender !== 'all' && { gender: filters.gender }),
      ...(filters.country && { country: filters.country }),
      ...(filters.region && { region: filters.region }),
      ...(filters.minAge > YOUNGEST && { min_age: filters.minAge }),
      ...(filters.maxAge < OLDEST && { max_age: filters.maxAge }),
      ...(filters.realOnly && { real_only: true }),
      page: page.number,
      ...(page.cursor && { cursor: page.cursor }),
      // Some sites let visitors search only when they come from a campaign.
      ...(network && { network }),
    },
    signal,
  });
}
