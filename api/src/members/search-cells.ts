import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type Circle, field } from './search-distance.ts';

/** The map in cells, a twentieth of a degree high and 0.08 wide: about 5.5 km each way here. */
const [high, wide] = [sql.lit(0.05), sql.lit(0.08)];
const middle = (index: RawBuilder<unknown>, size: RawBuilder<unknown>) =>
  sql`((${index} + 0.5) * ${size}::float8)`;

/** SQL: the cell where profiles `p` live, written as its index has it. */
const cell = sql`(floor(p.latitude * 20)::int * 8192 + floor(p.longitude * 12.5)::int)`;

/** SQL: when they were last seen, written so that the index of cells alone serves it. */
export const seenAt = sql<Date>`greatest(p.last_seen_at, '-infinity'::timestamptz)`;

/** SQL: they live in one of `there.cells`. */
export const inCells = sql<SqlBool>`${cell} = any(there.cells)`;

/**
 * SQL: a row `cells` with the cells that touch a circle around `q`, but for those that lie wholly within
 * a smaller one. It leaves out nobody about whom `isWithin` would have to ask. Null unless `when`.
 */
export function cellsOf(
  upto: Circle,
  beyond: Circle | null,
  when: RawBuilder<unknown> = sql`true`,
): RawBuilder<unknown> {
  const run = (at: RawBuilder<unknown>, far: RawBuilder<unknown>, many: number) =>
    sql`generate_series(floor((${at} - ${far}) * ${sql.lit(many)})::int, floor((${at} + ${far}) * ${sql.lit(many)})::int)`;
  const isPast = beyond
    ? sql`and power(north + ${high} / 2, 2)
        + power((east + ${wide} / 2) * ${field(beyond, 'widest')}, 2) > ${field(beyond, 'inside')}`
    : sql``;
  return sql`(select case when ${when} then array(
    select band * 8192 + along
    from ${run(sql`q.latitude`, field(upto, 'high'), 20)} band,
      ${run(sql`q.longitude`, field(upto, 'wide'), 12.5)} along,
      lateral (select abs(${middle(sql`band`, high)} - q.latitude) as north,
        abs(${middle(sql`along`, wide)} - q.longitude) as east) far
    where power(greatest(0, north - ${high} / 2), 2)
        + power(greatest(0, east - ${wide} / 2) * ${field(upto, 'narrowest')}, 2)
        < ${field(upto, 'outside')} ${isPast}
  ) end as cells offset 0)`;
}
