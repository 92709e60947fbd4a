import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Position } from './distance.ts';

const earthKm = 6371;
const degreeKm = (Math.PI / 180) * earthKm;

/**
 * `distanceInSteps` in SQL, from here to profiles `p`. Searches order and limit by nothing finer,
 * so no order of results places anybody closer than the card does. Null when the place is unknown.
 */
export function stepFrom({ latitude, longitude }: Position): RawBuilder<number> {
  return sql<number>`(
    select case
        when km <= 50 then greatest(5, ceil(km / 5) * 5)
        when km <= 200 then ceil(km / 10) * 10
        else ceil(km / 50) * 50
      end::int
    from (select ${2 * earthKm}::float8 * asin(least(1, sqrt(
      power(sin(radians(p.latitude - ${latitude}::float8) / 2), 2)
      + cos(radians(${latitude}::float8)) * cos(radians(p.latitude))
        * power(sin(radians(p.longitude - ${longitude}::float8) / 2), 2)))) as km) far)`;
}

/** SQL: no farther than this, roughly; an index finds them by it, a run for each band. */
export function withinBox({ latitude, longitude }: Position, km: number): RawBuilder<SqlBool> {
  const high = (km / degreeKm) * 1.01;
  const from = latitude ?? 0;
  const narrowest = Math.cos((Math.min(89, Math.abs(from) + high) * Math.PI) / 180);
  const wide = high / narrowest;
  const middle = longitude ?? 0;
  return sql<SqlBool>`p.latitude_band = any(${bandsBetween(from - high, from + high)}::smallint[])
    and p.longitude between ${middle - wide}::float8 and ${middle + wide}::float8`;
}

/** `profiles.latitude_band` of these latitudes: twentieths of a degree. */
function bandsBetween(south: number, north: number): number[] {
  const first = Math.floor(south * 20);
  return Array.from({ length: Math.floor(north * 20) - first + 1 }, (_, band) => first + band);
}
