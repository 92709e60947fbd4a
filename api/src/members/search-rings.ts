import { distance } from 'geokdbush';
import { sql } from 'kysely';
import type { Context } from '../platform/context.ts';
import type { Position } from './distance.ts';
import type { SearchFilter } from './search-filter.ts';

export interface Ring {
  /** Farther than this, and no farther than that; null for however far. */
  from: number;
  to: number | null;
}

const between = (limits: number[]): Ring[] =>
  limits.map((from, index) => ({ from, to: limits[index + 1] ?? null }));

/** Around the reader. Within the first all are as near, so the index of who was seen last serves it. */
const nearRings = between([0, 5, 10, 20, 35, 50, 70, 100, 140, 200]);

/** Those around somebody who knows that nobody lives nearer than that: narrow where people begin. */
export function ringsFrom(km: number): Ring[] {
  if (km < 35) return nearRings.slice(nearRings.findIndex(({ to }) => to !== null && to > km));
  const start = Math.floor(km / 10) * 10;
  return between([0, 10, 20, 30, 50, 90].map((more) => start + more));
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

export type InRegion = Pick<SearchFilter, 'genders' | 'pools' | 'country'> & { region: string };

/**
 * At least so many kilometres from here live those of a region who live nearest; 0 when nobody's place
 * is known. Read off the edges of each band of latitude, a look at the index for each.
 */
export async function kmToRegion(
  ctx: Context,
  { genders, pools, country, region }: InRegion,
  { latitude, longitude }: Position,
): Promise<number> {
  const people = sql`from profiles p where p.active and not p.privacy and p.pool = shown.pool
    and p.country = ${country} and p.gender = wanted.gender and p.region = ${region}`;
  const { rows } = await sql<{ band: number; west: number; east: number }>`
    select line.band, min(west.longitude) as west, max(east.longitude) as east
    from unnest(${genders}::text[]) as wanted (gender)
    cross join unnest(${pools}::text[]) as shown (pool)
    cross join lateral (select latitude_band as band ${people} and latitude_band is not null
      order by latitude_band limit 1) south
    cross join lateral (select latitude_band as band ${people} and latitude_band is not null
      order by latitude_band desc limit 1) north
    cross join lateral generate_series(south.band::int, north.band::int) as line (band)
    cross join lateral (select longitude ${people} and latitude_band = line.band::smallint
      order by longitude limit 1) west
    cross join lateral (select longitude ${people} and latitude_band = line.band::smallint
      order by longitude desc limit 1) east
    group by line.band`.execute(ctx.db);
  const here = { latitude: latitude ?? 0, longitude: longitude ?? 0 };
  const far = rows.map(({ band, west, east }) =>
    distance(
      here.longitude,
      here.latitude,
      clamp(here.longitude, west, east),
      clamp(here.latitude, band / 20, (band + 1) / 20),
    ),
  );
  // The nearest point of a box is not quite where its sides are: a little less is certain.
  return far.length === 0 ? 0 : Math.max(0, Math.min(...far) * 0.98 - 1);
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
