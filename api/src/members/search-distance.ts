import { type RawBuilder, type SqlBool, sql } from 'kysely';

const earthKm = 6371;
const degreeKm = (Math.PI / 180) * earthKm;
const flat = sql.lit(degreeKm);

/**
 * SQL: what has to be known of a circle of so many kilometres around `q`, worked out once for each;
 * a whole one when searches find by it, else whether somebody is within it is all that is asked.
 */
export function circle(km: RawBuilder<unknown>, isWhole: boolean): RawBuilder<unknown> {
  const box = sql`, wide, high, array(select generate_series(floor((q.latitude - high) * 20)::int,
    floor((q.latitude + high) * 20)::int)) as bands`;
  return sql`(
    select ${km} as km, power(radius * 0.99, 2) as inside, power(radius * 1.01, 2) as outside,
      cos(radians(greatest(0, abs(q.latitude) - radius * 1.02))) as widest,
      cos(radians(least(90, abs(q.latitude) + radius * 1.02))) as narrowest ${isWhole ? box : sql``}
    from (select ${lastStep(km)} / ${flat} as radius) far,
      (select ${km} / ${flat} * 1.01 as high) tall,
      lateral (select high / cos(radians(least(89, abs(q.latitude) + high))) as wide) broad
    offset 0)`;
}

/** The farthest that the card shows of those who are no farther than so many kilometres. */
function lastStep(km: RawBuilder<unknown>): RawBuilder<number> {
  return sql`(case when ${km} <= 50 then ${km} / 5 * 5 when ${km} <= 200 then ${km} / 10 * 10
    else ${km} / 50 * 50 end)::float8`;
}

/**
 * `distanceInSteps` in SQL, from `q` to profiles `p`. Searches order and limit by nothing finer,
 * so no order of results places anybody closer than the card does. Null when the place is unknown.
 */
export const step = sql<number>`(
  select case
      when km <= 50 then greatest(5, ceil(km / 5) * 5)
      when km <= 200 then ceil(km / 10) * 10
      else ceil(km / 50) * 50
    end::int
  from (select ${sql.lit(2 * earthKm)}::float8 * asin(least(1, sqrt(
    power(sin(radians(p.latitude - q.latitude) / 2), 2)
    + q.cosine * cos(radians(p.latitude))
      * power(sin(radians(p.longitude - q.longitude) / 2), 2)))) as km) far)`;

/** A row of `circle`, by its name. */
export type Circle = 'reach' | 'upto' | 'beyond';
export const field = (circle: Circle, name: string) => sql.ref(`${circle}.${name}`);

/**
 * SQL: `step` is at most so many kilometres. Most are plainly inside or outside on a flat map, which
 * costs a tenth; only of those about the edge the distance is worked out. The map is as wide as where
 * the circle is nearest to the equator, or to the pole.
 */
export function isWithin(circle: Circle): RawBuilder<SqlBool> {
  const far = (wide: 'widest' | 'narrowest') => {
    const [north, east] = [
      sql`(p.latitude - q.latitude)`,
      sql`((p.longitude - q.longitude) * ${field(circle, wide)})`,
    ];
    return sql`${north} * ${north} + ${east} * ${east}`;
  };
  return sql<SqlBool>`(case
    when ${far('widest')} < ${field(circle, 'inside')} then true
    when ${far('narrowest')} > ${field(circle, 'outside')} then false
    else coalesce(${step} <= ${field(circle, 'km')}, false) end)`;
}

/** SQL: within the box around a circle, by which an index finds them. */
export type Within = (circle: Circle) => RawBuilder<SqlBool>;

/** A run of the index for each band of latitude, a twentieth of a degree. */
export function withinBox(circle: Circle): RawBuilder<SqlBool> {
  const wide = field(circle, 'wide');
  return sql<SqlBool>`floor(p.latitude * 20)::int = any(${field(circle, 'bands')})
    and (p.longitude + 0) between q.longitude - ${wide} and q.longitude + ${wide}`;
}

/**
 * SQL: the same for who reads along the order of last seen. That index has the latitude and not its
 * band, so nobody who is passed over has to be fetched; and written so that no other index serves it.
 */
export function withinSides(circle: Circle): RawBuilder<SqlBool> {
  return sql<SqlBool>`abs(p.latitude - q.latitude) <= ${field(circle, 'high')}
    and abs(p.longitude - q.longitude) <= ${field(circle, 'wide')}`;
}
