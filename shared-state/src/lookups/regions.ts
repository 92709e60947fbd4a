import { resource } from '../data/resource.ts';

/** The regions of a country (two letters). */
export const regions = resource('/api/regions.php', {
  of: (answer) => answer.regions,
  lasts: Number.POSITIVE_INFINITY,
  isPublic: true,
});
