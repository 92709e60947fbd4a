import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Reader } from '../identity/reader.ts';
import type { Gender } from '../identity/tables.ts';
import type { Context } from '../platform/context.ts';
import { nicheName } from '../sites/niche.ts';
import { type SearchCursor, writeCursor } from './search-cursor.ts';

interface Found {
  id: string;
  seen: string;
}
interface Wanted {
  genders: Gender[];
  pools: string[];
  condition: RawBuilder<SqlBool>;
  limit: number;
  /** Leaves out those who look for somebody else than the reader. */
  fittingOnly?: boolean;
}
interface Page {
  ids: string[];
  cursor: string | null;
}

/**
 * One page, last seen first: those whose own wish fits the reader, then all others. The cursor
 * leads to the next page, null after the last.
 */
export async function searchPage(
  ctx: Context,
  reader: Reader,
  wanted: Wanted,
  cursor: SearchCursor | null,
): Promise<Page> {
  const found: (Found & { first: boolean })[] = [];
  for (const first of wanted.fittingOnly ? [true] : [true, false]) {
    if (cursor && first && !cursor.first) continue;
    const after = cursor?.first === first ? cursor : null;
    const fits = first ? fitsReader(reader) : sql<SqlBool>`not ${fitsReader(reader)}`;
    const condition = sql<SqlBool>`${wanted.condition} and ${fits}`;
    const limit = wanted.limit + 1 - found.length;
    const rows = await findNext(ctx, { ...wanted, condition, limit }, after);
    found.push(...rows.map((row) => ({ ...row, first })));
    if (found.length > wanted.limit) break;
  }
  const page = found.slice(0, wanted.limit);
  const last = page.at(-1);
  const more = found.length > wanted.limit && last;
  return { ids: page.map(({ id }) => id), cursor: more ? writeCursor(last) : null };
}

/** Each gender and pool is read on its own, because only then the index has the wanted order. */
async function findNext(
  ctx: Context,
  { genders, pools, condition, limit }: Wanted,
  after: SearchCursor | null,
): Promise<Found[]> {
  const further = after
    ? sql`and (p.last_seen_at, p.id) < (${after.seen}::timestamptz, ${after.id})`
    : sql``;
  const { rows } = await sql<Found>`
    select found.id, found.last_seen_at::text as seen
    from unnest(${genders}::text[]) as wanted (gender)
    cross join unnest(${pools}::text[]) as shown (pool)
    cross join lateral (
      select p.id, p.last_seen_at from profiles p
      where p.pool = shown.pool and p.gender = wanted.gender and ${condition} ${further}
      order by p.last_seen_at desc, p.id desc limit ${limit}
    ) found
    order by found.last_seen_at desc, found.id desc limit ${limit}`.execute(ctx.db);
  return rows;
}

function fitsReader({ user, site }: Reader): RawBuilder<SqlBool> {
  if (user) return sql`p.seeks in (${user.gender}, 'both')`;
  return nicheName(site.settings) === 'gay' ? sql`p.seeks in (p.gender, 'both')` : sql`true`;
}
