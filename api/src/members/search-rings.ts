import { distance } from 'geokdbush';
import { type City, cities } from '../places/places.ts';
import type { Position } from './distance.ts';

export interface Ring {
  /** Farther than this, and no farther than that; null for however far. */
  from: number;
  to: number | null;
}

const between = (limits: number[]): Ring[] =>
  limits.map((from, index) => ({ from, to: limits[index + 1] ?? null }));

/** Around the reader. Within the first all are as near, so the index of who was seen last serves it. */
const nearRings = between([0, 5, 10, 20, 35, 50, 70, 100, 140, 200]);

/** Those around somebody who knows that few live nearer than that: wide at first, then narrow. */
export function ringsFrom(km: number): Ring[] {
  if (km < 35) return between([0, ...nearRings.flatMap(({ to }) => (to && to > km ? [to] : []))]);
  const start = Math.ceil(km / 10) * 10;
  return between([0, ...[0, 10, 20, 40, 80].map((more) => start + more)]);
}

/** All who live in it are as far as the card says: `distanceInSteps` knows none between. */
export function isOneStep({ from, to }: Ring): boolean {
  const width = from < 50 ? 5 : from < 200 ? 10 : 50;
  return to !== null && from % width === 0 && to - from === width;
}

/** The same, no farther than so many kilometres. */
export function ringsUpTo(rings: Ring[], km: number | null): Ring[] {
  if (km === null) return rings;
  return rings
    .filter(({ from }) => from < km)
    .map(({ from, to }) => ({ from, to: Math.min(to ?? km, km) }));
}

const placesOf = new Map<string, City[]>();

/** So many kilometres from here the nearest place of a region is, roughly: its members live about it. */
export function kmToRegion(region: string, { latitude, longitude }: Position): number {
  const places = placesOf.get(region) ?? cities.filter((city) => city.region === region);
  placesOf.set(region, places);
  const far = places.map((place) =>
    distance(longitude ?? 0, latitude ?? 0, place.longitude, place.latitude),
  );
  return far.length === 0 ? 0 : Math.min(...far);
}
