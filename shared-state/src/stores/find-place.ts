import { get } from '../api/request.ts';
import type { Place } from '../api/types.ts';

/** What became of a question where the device is. */
export interface Found {
  permission: 'granted' | 'denied' | 'unavailable';
  geocode: Place | false;
}

function position(maximumAge: number): Promise<GeolocationPosition> {
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(resolve, reject, {
      maximumAge,
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

/** Asks the device where it is, or was so many milliseconds ago, and the server what is there. */
export async function findPlace(maximumAge: number): Promise<Found> {
  if (!('geolocation' in navigator)) return { permission: 'unavailable', geocode: false };
  try {
    return { permission: 'granted', geocode: await geocode(await position(maximumAge)) };
  } catch (error) {
    const wasDenied = (error as GeolocationPositionError).code === 1;
    return { permission: wasDenied ? 'denied' : 'unavailable', geocode: false };
  }
}
