import { type Region, regions, useData } from '@afterglow/shared-state';

/** The regions to choose from; none until they are there. Without them one searches a country. */
export function useRegions(country: string): Region[] {
  return useData(regions, { country }).data ?? [];
}
