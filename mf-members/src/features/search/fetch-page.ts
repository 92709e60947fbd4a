import { get, session, tracking } from '@afterglow/shared-state';
import { type Filters, OLDEST, soughtGender, YOUNGEST } from './filters.ts';

/** One page of the member search. Rejects with `ApiError`. */
export function fetchPage(
  filters: Filters,
  page: { number: number; cursor: string | null },
  signal: AbortSignal,
) {
  const { network } = tracking();
  // The server presumes of a member what the profile says.
  const own = session.getState().user?.profile;
  const presumed = own ? soughtGender(own) : 'all';
  return get('/api/search.php', {
    query: {
      ...(filters.gender !== presumed && { gender: filters.gender }),
      ...(filters.country !== own?.country && { country: filters.country }),
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
