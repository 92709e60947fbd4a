import { get } from '../api/request.ts';
import { lookup } from './lookup.ts';

export interface Region {
  key: string;
  name: string;
}

/** Regions by country code; fetched once. */
export const regions = lookup(async () => {
  const answer = await get<{ regions: Record<string, Region[]> }>('/api/regions.php');
  return answer.regions;
});
