import { get } from '../api/request.ts';
import type { Region } from '../api/types.ts';
import { lookup } from './lookup.ts';
import { type Looked, useLookup } from './use-lookup.ts';

const byCountry = new Map<string, () => Promise<Region[]>>();

function lookupOf(country: string): () => Promise<Region[]> {
  const known = byCountry.get(country);
  if (known) return known;
  const fetched = lookup(async () => {
    const query = { country };
    const answer = await get('/api/regions.php', { query });
    return answer.regions;
  });
  byCountry.set(country, fetched);
  return fetched;
}

/** The regions of a country (two letters); each country is fetched once. */
export const regions = (country: string): Promise<Region[]> => lookupOf(country)();

export const useRegions = (country: string): Looked<Region[]> => useLookup(lookupOf(country));
