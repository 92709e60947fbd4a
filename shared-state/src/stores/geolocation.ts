import { createStore } from 'zustand/vanilla';
import type { Place } from '../api/types.ts';
import type { Found } from './find-place.ts';
import { hookFor } from './hook-for.ts';

interface GeolocationStore {
  permission: Found['permission'] | 'unknown' | 'asking';
  /** The place where the device is; false when none could be found. */
  geocode: Place | false | null;
}

const hourMs = 3_600_000;

const store = createStore<GeolocationStore>()(() => ({ permission: 'unknown', geocode: null }));
let foundAt = 0;

const nowhere: Found = { permission: 'unavailable', geocode: false };

/** Few pages ask, so what it takes comes with the rest that is about devices. */
const finding = () => import(/* webpackChunkName: "device" */ './find-place.ts');

export const geolocation = Object.assign(store, {
  /** Asks the device where it is and gives the place, or false; what was found is kept an hour. */
  async locate(): Promise<Place | false> {
    const known = store.getState().geocode;
    if (known && Date.now() - foundAt < hourMs) return known;
    store.setState({ permission: 'asking' });
    const found = await finding().then(
      ({ findPlace }) => findPlace(hourMs),
      () => nowhere,
    );
    if (found.permission === 'granted') foundAt = Date.now();
    store.setState(found);
    return found.geocode;
  },
  clear(): void {
    foundAt = 0;
    store.setState({ permission: 'unknown', geocode: null });
  },
});

export const useGeolocation = hookFor(store);
