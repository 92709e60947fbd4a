import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Reader } from '../identity/reader.ts';
import type { Gender } from '../identity/tables.ts';
import type { Context } from '../platform/context.ts';
import { nicheName } from '../sites/niche.ts';
import type { Position } from './distance.ts';
import { type SearchCursor, writeCursor } from './search-cursor.ts';
import { stepFrom, withinBox } from './search-distance.ts';

interface Found {
  id: string;
  seen: string;
  step: number;
}
interface Wanted {
  genders: Gender[];
  pools: string[];
  condition: RawBuilder<SqlBool>;
  limit: number;
  /** Leaves out those who look for somebody else than the reader. */
  fittingOnly?: boolean;
  /** The nearest to here first; without it the last seen. */
  near?: Position | null;
  /** So many are found that they are read ring by ring. */
  many?: boolean;
}
interface Ring {
  /** Farther than this, and no farther than that; null for however far. */
  from: number;
  to: number | null;
}
interface Page {
  ids: string[];
  cursor: string | null;
}

const everywhere: Ring[] = [{ from: 0, to: null }];
/** Within the first ring all are as near, so the index of who was seen last serves it. */
const rings: Ring[] = [0, 5, 10, 20, 35, 50, 70, 100, 140, 200].map((from, index, all) => ({
  from,
  to: all[index + 1] ?? null,
}));
/** Whose place is unknown comes after everybody. */
const nowhere = 99_999;

/**
 * One page: those whose own wish fits the reader, then all others, each the nearest or the last
 * seen first. The cursor leads to the next page, null after the last.
 */
export async function searchPage(
  ctx: Context,
  reader: Reader,
  wanted: Wanted,
  cursor: SearchCursor | null,
): Promise<Page> {
  const found: (Found & { first: boolean })[] = [];
  const parts = (wanted.fittingOnly ? [true] : [true, false]).flatMap((first) =>
    (wanted.near && wanted.many ? rings : everywhere).map((ring) => ({ first, ring })),
  );
  for (const { first, ring } of parts) {
    if (cursor && first && !cursor.first) continue;
    const after = cursor?.first === first ? cursor : null;
    if (after && ring.to !== null && ring.to < after.step) continue;
    const fits = first ? fitsReader(reader) : sql<SqlBool>`not ${fitsReader(reader)}`;
    const condition = sql<SqlBool>`${wanted.condition} and ${fits}`;
    const limit = wanted.limit + 1 - found.length;
    const rows = await findNext(ctx, { ...wanted, condition, limit }, ring, after);
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
  { genders, pools, condition, limit, near }: Wanted,
  ring: Ring,
  after: SearchCursor | null,
): Promise<Found[]> {
  const step = near ? sql<number>`coalesce(${stepFrom(near)}, ${nowhere}::int)` : sql<number>`0`;
  const farther = near && ring.from > 0 ? sql`and ${step} > ${ring.from}` : sql``;
  const nearer =
    near && ring.to !== null
      ? sql`and ${withinBox(near, ring.to)} and ${step} <= ${ring.to}`
      : sql``;
  // In the first ring everybody is one step away: ordering by it would only hide the index.
  const oneStep = !near || ring.to === 5;
  const order = oneStep ? sql`` : sql`step,`;
  const later =
    after && sql<SqlBool>`(p.last_seen_at, p.id) < (${after.seen}::timestamptz, ${after.id})`;
  const further = !after
    ? sql``
    : oneStep
      ? sql`and ${later}`
      : sql`and (${step} > ${after.step} or (${step} = ${after.step} and ${later}))`;
  const { rows } = await sql<Found>`
    select found.id, found.last_seen_at::text as seen, found.step
    from unnest(${genders}::text[]) as wanted (gender)
    cross join unnest(${pools}::text[]) as shown (pool)
    cross join lateral (
      select p.id, p.last_seen_at, ${step} as step from profiles p
      where p.pool = shown.pool and p.gender = wanted.gender and ${condition}
        ${nearer} ${farther} ${further}
      order by ${order} p.last_seen_at desc, p.id desc limit ${limit}
    ) found
    order by ${order} found.last_seen_at desc, found.id desc limit ${limit}`.execute(ctx.db);
  return rows;
}

function fitsReader({ user, site }: Reader): RawBuilder<SqlBool> {
  if (user) return sql`p.seeks in (${user.gender}, 'both')`;
  return nicheName(site.settings) === 'gay' ? sql`p.seeks in (p.gender, 'both')` : sql`true`;
}
