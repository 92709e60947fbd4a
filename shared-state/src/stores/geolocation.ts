import { createStore } from 'zustand/vanilla';
import { get } from '../api/request.ts';
import type { Place } from '../api/types.ts';
import { hookFor } from './hook-for.ts';

interface GeolocationStore {
  permission: 'unknown' | 'asking' | 'granted' | 'denied' | 'unavailable';
  /** The place where the device is; false when none could be found. */
  geocode: Place | false | null;
}

const hourMs = 3_600_000;

const store = createStore<GeolocationStore>()(() => ({ permission: 'unknown', geocode: null }));
let foundAt = 0;

function position(): Promise<GeolocationPosition> {
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(resolve, reject, {
      maximumAge: hourMs,
      timeout: 10_000,
    });
  });
}

/** Two decimals (about a kilometre) are enough to name a city, and all the server gets to know. */
const coarse = (degrees: number) => Math.round(degrees * 100) / 100;

async function geocode({ coords }: GeolocationPosition): Promise<Place | false> {
  const query = { lat: coarse(coords.latitude), lon: coarse(coords.longitude) };
  return get('/api/geocode.php', { query }).catch(() => false as const);
}

export const geolocation = Object.assign(store, {
  /** Asks the device where it is and gives the place, or false; what was found is kept an hour. */
  async locate(): Promise<Place | false> {
    const known = store.getState().geocode;
    if (known && Date.now() - foundAt < hourMs) return known;
    if (!('geolocation' in navigator)) {
      store.setState({ permission: 'unavailable', geocode: false });
      return false;
    }
    store.setState({ permission: 'asking' });
    try {
      const place = await geocode(await position());
      foundAt = Date.now();
      store.setState({ permission: 'granted', geocode: place });
      return place;
    } catch (error) {
      const wasDenied = (error as GeolocationPositionError).code === 1;
      store.setState({ permission: wasDenied ? 'denied' : 'unavailable', geocode: false });
      return false;
    }
  },
  clear(): void {
    foundAt = 0;
    store.setState({ permission: 'unknown', geocode: null });
  },
});

export const useGeolocation = hookFor(store);
