import { geolocation } from '@afterglow/shared-state';
import { useState } from 'react';
import { typingPause, useProfileForm } from './profile-form.ts';

interface Place {
  country: string;
  region: string;
  city: string;
}

/** Country, region and city belong together: they are saved when all three are there. */
export function usePlace() {
  const { values, change } = useProfileForm();
  const [place, setPlace] = useState<Place>(() => {
    const { country, region, city } = values;
    return { country, region, city };
  });
  const [locating, setLocating] = useState(false);
  const [notFound, setNotFound] = useState(false);

  function set(part: Partial<Place>, pause = 0): void {
    const next = { ...place, ...part };
    setPlace(next);
    setNotFound(false);
    if (next.region && next.city.trim()) change({ ...next, city: next.city.trim() }, pause);
  }

  async function locate(): Promise<void> {
    setLocating(true);
    const found = await geolocation.locate();
    setLocating(false);
    setNotFound(!found);
    if (found) set({ country: found.country, region: found.region, city: found.city });
  }

  return {
    place,
    chooseCountry: (country: string) => set({ country, region: '', city: '' }),
    chooseRegion: (region: string) => set({ region, city: '' }),
    typeCity: (city: string) => set({ city }, typingPause),
    locate: () => void locate(),
    locating,
    notFound,
  };
}
