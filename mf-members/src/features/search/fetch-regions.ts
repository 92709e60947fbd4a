import { get } from '@afterglow/shared-state';

export interface Region {
  key: string;
  name: string;
}

const byCountry = new Map<string, Promise<Region[]>>();

/** The regions of a country, fetched once; a failed fetch is asked again next time. */
export function fetchRegions(country: string): Promise<Region[]> {
  const known = byCountry.get(country);
  if (known) return known;
  const regions = get('/api/regions.php', { query: { country } }).then((answer) => answer.regions);
  regions.catch(() => byCountry.delete(country));
  byCountry.set(country, regions);
  return regions;
}
