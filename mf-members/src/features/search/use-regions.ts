import { useEffect, useState } from 'react';
import { fetchRegions, type Region } from './fetch-regions.ts';

/** The regions to choose from; empty until they are there. Without them one searches a country. */
export function useRegions(country: string): Region[] {
  const [known, setKnown] = useState<{ country: string; regions: Region[] }>();
  useEffect(() => {
    let wanted = true;
    fetchRegions(country).then(
      (regions) => wanted && setKnown({ country, regions }),
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [country]);
  return known?.country === country ? known.regions : [];
}
