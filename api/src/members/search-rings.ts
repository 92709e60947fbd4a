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

/** What cards say of distances. */
const steps = [
  ...Array.from({ length: 10 }, (_, index) => 5 * (index + 1)),
  ...Array.from({ length: 15 }, (_, index) => 60 + 10 * index),
];
/** Members stand so far beside their town (`positionOf`). */
const kmBeside = 2.5;

/**
 * About where a region begins rings are a step wide, and by then all others are read whole: some live
 * nearer than its nearest town. Of a wider one all would be put in order.
 */
const outwards = Array.from({ length: 11 }, (_, index) => index - 2);

/** Those around somebody who knows that few live nearer than that: one to about there, then single steps. */
export function ringsFrom(km: number): Ring[] {
  const start = steps.findLastIndex((step) => step <= km - kmBeside);
  if (start < 0) return nearRings;
  return between([0, ...outwards.flatMap((more) => steps[start + more] ?? [])]);
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
