import { pagedResource, session, tracking } from '@afterglow/shared-state';
import { type Filters, oldest, soughtGender, youngest } from './filters.ts';

/** Results survive a visit to a profile, but not a quarter of an hour. */
export const memberSearch = pagedResource('/api/search.php', {
  of: ({ results }) => results,
  id: ({ id }) => id,
  lasts: 15 * 60_000,
  topics: ['contact:changed'],
});

/** What the server is asked; it presumes of a member what the profile says. */
export function queryFor(filters: Filters) {
  const { network } = tracking();
  const own = session.getState().user?.profile;
  const presumed = own ? soughtGender(own) : 'all';
  return {
    ...(filters.gender !== presumed && { gender: filters.gender }),
    ...(filters.country !== own?.country && { country: filters.country }),
    ...(filters.region && { region: filters.region }),
    ...(filters.minAge > youngest && { min_age: filters.minAge }),
    ...(filters.maxAge < oldest && { max_age: filters.maxAge }),
    ...(filters.realOnly && { real_only: true }),
    ...(filters.online && { online: true }),
    ...(filters.verified && { verified: true }),
    ...(filters.interests.length > 0 && { interests: filters.interests.join(',') }),
    ...(filters.maxKm > 0 && { max_km: filters.maxKm }),
    page: 1,
    sort: filters.sort,
    // Some sites let visitors search only when they come from a campaign.
    ...(network && { network }),
  };
}
