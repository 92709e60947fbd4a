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

/** The farthest that the card shows of those who are no farther than so many kilometres. */
function lastStep(km: number): number {
  const width = km <= 50 ? 5 : km <= 200 ? 10 : 50;
  return Math.floor(km / width) * width;
}

/**
 * SQL: `stepFrom` is at most so many kilometres. Most are plainly inside or outside on a flat map, which
 * costs a tenth; only of those about the edge the distance is worked out.
 */
export function isWithin(here: Position, km: number): RawBuilder<SqlBool> {
  const latitude = here.latitude ?? 0;
  const radius = lastStep(km) / degreeKm;
  const edge = Math.abs(latitude) + radius * 1.02;
  // The flat map is as wide as where the circle is nearest to the equator, or to the pole.
  const widest = Math.cos((Math.max(0, Math.abs(latitude) - radius * 1.02) * Math.PI) / 180);
  const narrowest = Math.cos((Math.min(90, edge) * Math.PI) / 180);
  const flat = (wide: number) => {
    const [north, east] = [
      sql`(p.latitude - ${latitude}::float8)`,
      sql`((p.longitude - ${here.longitude}::float8) * ${wide}::float8)`,
    ];
    return sql`${north} * ${north} + ${east} * ${east}`;
  };
  return sql<SqlBool>`(case
    when ${flat(widest)} < ${(radius * 0.99) ** 2}::float8 then true
    when ${flat(narrowest)} > ${(radius * 1.01) ** 2}::float8 then false
    else coalesce(${stepFrom(here)} <= ${km}, false) end)`;
}

/** SQL: no farther than this, roughly; null is however far. */
export type Within = (here: Position, km: number | null) => RawBuilder<SqlBool>;

/** An index finds them by it, a run for each band of latitude, a twentieth of a degree. */
export function withinBox(
  { latitude, longitude }: Position,
  km: number | null,
  band: RawBuilder<unknown> = sql`p.latitude_band`,
  along: RawBuilder<unknown> = sql`p.longitude`,
): RawBuilder<SqlBool> {
  if (km === null) return sql`true`;
  const [from, middle] = [latitude ?? 0, longitude ?? 0];
  const { high, wide } = sidesOf(from, km);
  return sql<SqlBool>`${band} = any(${bandsBetween(from - high, from + high)}::int[])
    and ${along} between ${middle - wide}::float8 and ${middle + wide}::float8`;
}

/**
 * SQL: the same for who reads along the order of last seen. That index has the latitude and not its
 * band, so nobody who is passed over has to be fetched; and written so that no other index serves it.
 */
export function withinSides(
  { latitude, longitude }: Position,
  km: number | null,
): RawBuilder<SqlBool> {
  if (km === null) return sql`true`;
  const [from, middle] = [latitude ?? 0, longitude ?? 0];
  const { high, wide } = sidesOf(from, km);
  return sql<SqlBool>`abs(p.latitude - ${from}::float8) <= ${high}::float8
    and abs(p.longitude - ${middle}::float8) <= ${wide}::float8`;
}

/** Half of how high and wide a box around so many kilometres is, in degrees. */
function sidesOf(latitude: number, km: number): { high: number; wide: number } {
  const high = (km / degreeKm) * 1.01;
  const narrowest = Math.cos((Math.min(89, Math.abs(latitude) + high) * Math.PI) / 180);
  return { high, wide: high / narrowest };
}

/** `profiles.latitude_band` of these latitudes: twentieths of a degree. */
function bandsBetween(south: number, north: number): number[] {
  const first = Math.floor(south * 20);
  return Array.from({ length: Math.floor(north * 20) - first + 1 }, (_, band) => first + band);
}
