import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type Circle, field } from './search-distance.ts';

/** The map in cells, a twentieth of a degree high and 0.08 wide: about 5.5 km each way here. */
const [high, wide] = [sql`0.05::float8`, sql`0.08::float8`];
const at = (degrees: RawBuilder<unknown>, size: RawBuilder<unknown>) =>
  sql`floor((${degrees}) / ${size})::int`;

/** SQL: the cell where profiles `p` live, written as its index has it. */
const cell = sql`(floor(p.latitude * 20)::int * 8192 + floor(p.longitude * 12.5)::int)`;

/** SQL: when they were last seen, written so that the index of cells alone serves it. */
export const seenAt = sql<Date>`greatest(p.last_seen_at, '-infinity'::timestamptz)`;

/** SQL: they live in one of `there.cells`. */
export const inCells = sql<SqlBool>`${cell} = any(there.cells)`;

/**
 * SQL: a row `cells` with the cells that touch a circle around `q`, but for those that lie wholly within
 * a smaller one. It leaves out nobody about whom `isWithin` would have to ask. Null unless `when`.
 * What of a band is in them is worked out once and not for each cell: a ring far away has hundreds.
 */
export function cellsOf(
  upto: Circle,
  beyond: Circle | null,
  when: RawBuilder<unknown> = sql`true`,
): RawBuilder<unknown> {
  const chord = (square: RawBuilder<unknown>, far: RawBuilder<unknown>) =>
    sql`sqrt(greatest(0, ${square} - power(${far}, 2)))`;
  const nearest = sql`greatest(0, middle - ${high} / 2)`;
  const reach = sql`least(${field(upto, 'wide')},
    ${chord(field(upto, 'outside'), nearest)} / ${field(upto, 'narrowest')})`;
  const hole = beyond
    ? sql`${chord(field(beyond, 'inside'), sql`middle + ${high} / 2`)} / ${field(beyond, 'widest')}`
    : sql`0`;
  const bands = sql`generate_series(${at(sql`q.latitude - ${field(upto, 'high')}`, high)},
    ${at(sql`q.latitude + ${field(upto, 'high')}`, high)}) band`;
  return sql`(select case when ${when} then array(
    select band * 8192 + generate_series(first, last) from (
      select band, unnest(array[${at(sql`q.longitude - reach`, wide)}, greatest(before + 1, past)]) as first,
        unnest(array[before, ${at(sql`q.longitude + reach`, wide)}]) as last
      from (
        select band, reach, ${at(sql`q.longitude - hole`, wide)} as before,
          ${at(sql`q.longitude + hole`, wide)} as past
        from (
          select band, ${reach} as reach, ${hole} as hole from (
            select band, abs((band + 0.5) * ${high} - q.latitude) as middle from ${bands} offset 0
          ) far offset 0
        ) half offset 0
      ) side offset 0
    ) run
  ) end as cells offset 0)`;
}
