import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Reader } from '../identity/reader.ts';
import type { Context } from '../platform/context.ts';
import { type Card, type CardRow, cardRows, toCard } from './cards.ts';
import { ask } from './search-ask.ts';
import { cellsOf } from './search-cells.ts';
import { countedUpTo, countOf } from './search-count.ts';
import { type SearchCursor, writeCursor } from './search-cursor.ts';
import { circle } from './search-distance.ts';
import { isByCells, type SearchFilter } from './search-filter.ts';
import { isWide, kindsOf, parts } from './search-parts.ts';
import { lists, questionRow } from './search-question.ts';
import { inRing } from './search-ring.ts';
import type { Wanted } from './search-wanted.ts';

interface Count {
  num_results: number;
  more_than: boolean;
}

interface Page extends Count {
  cards: Card[];
  /** Null after the last page. */
  cursor: string | null;
}

type Row = CardRow & SearchCursor & { count: number; found: number };

/**
 * One page: those whose own wish fits the reader, then all others, each the nearest or the last
 * seen first. All of it is one statement; the count is 0 unless it is asked for.
 */
export async function searchPage(
  ctx: Context,
  reader: Reader,
  wanted: Wanted,
  cursor: SearchCursor | null = null,
): Promise<Page> {
  const rows = await ask<Row>(ctx, reader, wanted, cursor, pageOf);
  const { count = 0, found = 0 } = rows[0] ?? {};
  const now = ctx.clock.now();
  const page = rows.filter(({ id }) => id !== null);
  const last = page.at(-1);
  return {
    cards: page.map((row) => toCard(row, reader.language, now)),
    cursor: found > wanted.limit && last ? writeCursor(last) : null,
    num_results: Math.min(count, countedUpTo),
    more_than: count > countedUpTo,
  };
}

/** Their ids alone, in the same order. */
export async function searchIds(ctx: Context, reader: Reader, wanted: Wanted): Promise<string[]> {
  const rows = await ask<{ id: string }>(ctx, reader, wanted, null, idsOf);
  return rows.map(({ id }) => id);
}

/** How many are found, up to `countedUpTo`. */
export async function searchCount(
  ctx: Context,
  reader: Reader,
  filter: SearchFilter,
): Promise<number> {
  const rows = await ask<{ count: number }>(ctx, reader, { filter, limit: 0 }, null, countIn);
  return Math.min(rows[0]?.count ?? 0, countedUpTo);
}

const inOrder = sql`order by page.part, page.step, page.last_seen_at desc, page.id desc`;

function pageOf(wanted: Wanted): RawBuilder<unknown> {
  return sql`
    ${foundBy(wanted)}
    select (select count from counted), (select count(*)::int from found) as found,
      page.first, page.step, page.last_seen_at::text as seen, card.*
    from (select) one
    left join (select * from found page ${inOrder} limit ${sql.lit(wanted.limit)}) page on true
    left join lateral (${cardRows(sql`(select me from q)`, sql<SqlBool>`p.id = page.id`)}) card on true
    ${inOrder}`;
}

const idsOf = (wanted: Wanted) => sql`
  ${foundBy(wanted)}
  select page.id from found page ${inOrder} limit ${sql.lit(wanted.limit)}`;

const countIn = ({ filter }: Wanted) => sql`
  with q as materialized (${questionRow}) select ${countOf(filter)} as count`;

/**
 * SQL: `found` are those of the page and one more. Part after part is read, and none once there are
 * enough: the server takes them in their order, because each is asked for what the one before left.
 */
function foundBy(wanted: Wanted): RawBuilder<unknown> {
  const { filter, also = { condition: sql<SqlBool>`true` }, many } = wanted;
  const limit = sql.lit(wanted.limit + 1);
  const anywhere = { ...filter, maxKm: null };
  const kinds = kindsOf(wanted);
  const people = kinds.map((kind) => inRing(kind, isWide(wanted), anywhere, also.condition, limit));
  const isByPlace = kinds[0] !== 'seen';
  const circles = sql`cross join lateral ${circle(sql`part.upto_km`, true)} upto
    cross join lateral ${circle(sql`part.from_km`, false)} beyond`;
  const cells = sql`cross join lateral ${cellsOf('upto', 'beyond', sql`part.kind <> 'far'`)} there`;
  return sql`
    with q as materialized (${questionRow}),
    counted as materialized (select ${many === 'counted' ? countOf(filter) : sql`0`} as count),
    found as materialized (
      select part.part, part.first, one.*
      from q
      cross join lateral (
        select * from ${parts}
        where many is null or many = (select count > ${sql.lit(countedUpTo)} from counted)
      ) part
      cross join lateral (
        select case when part.after < 0 then 'infinity' else q.cursor_seen end as seen,
          case when part.after < 0 then '' else q.cursor_id end as id offset 0
      ) after
      ${isByPlace ? circles : sql``}
      ${isByPlace && isByCells(filter) ? cells : sql``}
      cross join lateral (
        select somebody.* from ${lists}
        cross join lateral (${sql.join(people, sql` union all `)}) somebody
        where list.fitting = part.first
        order by somebody.step, somebody.last_seen_at desc, somebody.id desc limit ${limit}
      ) one
      limit ${limit}
    )`;
}
