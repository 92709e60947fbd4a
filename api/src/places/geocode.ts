import { around } from 'geokdbush';
import KDBush from 'kdbush';
import { type City, cities } from './places.ts';

const farthestKm = 60;

const index = new KDBush(cities.length);
for (const { longitude, latitude } of cities) index.add(longitude, latitude);
index.finish();

/** The city nearest to a position, in degrees; undefined when none is within 60 km. */
export function nearestCity(latitude: number, longitude: number): City | undefined {
  const [found] = around(index, longitude, latitude, 1, farthestKm);
  return found === undefined ? undefined : cities[found];
}
