import { resource } from '@afterglow/shared-state';

/** Liking somebody or looking at a profile does not deal anew. */
export const fits = resource('/api/match.php', {
  of: ({ matches }) => matches,
  lasts: 15 * 60_000,
  topics: ['contact:changed'],
});
