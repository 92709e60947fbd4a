import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Gender } from '../identity/tables.ts';
import type { Context } from '../platform/context.ts';
import type { Position } from './distance.ts';
import type { SearchCursor } from './search-cursor.ts';
import { isWithin, stepFrom, type Within, withinBox, withinSides } from './search-distance.ts';
import { inList, type List, rowsOf } from './search-lists.ts';
import { isOneStep, type Ring } from './search-rings.ts';

export interface Found {
  id: string;
  seen: string;
  step: number;
}
export interface Wanted {
  genders: Gender[];
  pools: string[];
  country: string;
  condition: RawBuilder<SqlBool>;
  limit: number;
  /** Leaves out those who look for somebody else than the reader. */
  fittingOnly?: boolean;
  /** How they are found around a place: `boxOf`. */
  within?: Within;
  /** The nearest to here first; without it the last seen. */
  near?: Position | null;
  /** So many are found that they are read ring by ring. */
  many?: boolean;
  /** No farther than this from there; null for however far. */
  maxKm?: number | null;
  position?: Position | null;
  /** All of them are of this region, which may begin far from here. */
  region?: string | null;
}

/** Whose place is unknown comes after everybody. */
const nowhere = 99_999;
/**
 * Many live around a place where more than so many live who seek either: one in sixteen does, and
 * these are counted in a moment. It is a guess, which nothing depends on but the work.
 */
const crowd = 600;
/** So many of those seen last are looked through for those who live around a place. */
const lookedThrough = 4000;
const bySeen = sql`p.last_seen_at desc, p.id desc`;

/**
 * Those of a ring after the cursor, as many as wanted, of these lists.
 */
export async function inRing(
  ctx: Context,
  wanted: Wanted,
  lists: List[],
  ring: Ring,
  after: SearchCursor | null,
): Promise<Found[]> {
  const { near, limit } = wanted;
  // Where everybody is one step away, ordering by it would only hide the index.
  const oneStep = !near || isOneStep(ring);
  const people = oneStep ? seenLast(wanted, ring, after) : nearest(wanted, near, ring, after);
  const { rows } = await sql<Found>`
    select found.id, found.last_seen_at::text as seen, found.step
    from ${rowsOf(lists)}
    cross join lateral (${people}) found
    order by ${oneStep ? sql`` : sql`found.step,`} found.last_seen_at desc, found.id desc
    limit ${limit}`.execute(ctx.db);
  return rows;
}

/** Several steps: the distance is worked out once for each, after everything that costs less. */
function nearest(wanted: Wanted, near: Position, ring: Ring, after: SearchCursor | null) {
  const { within = withinBox } = wanted;
  const step = sql`coalesce(${stepFrom(near)}, ${nowhere}::int) as step`;
  const around = closerThan(near, ring.to, within);
  const further = after
    ? sql`(p.step > ${after.step} or (p.step = ${after.step} and ${isLater(after)}))`
    : sql`true`;
  return sql`
    select * from (select p.id, p.last_seen_at, ${step} from profiles p
      where ${there(wanted)} and ${around} offset 0) p
    where p.step > ${ring.from} and ${further}
    order by p.step, ${bySeen} limit ${wanted.limit}`;
}

/**
 * One step, or wherever: those seen last. Around a place where many live it is first looked whether
 * enough of them are among those seen last anywhere; else all who live there are read.
 */
function seenLast(wanted: Wanted, ring: Ring, after: SearchCursor | null) {
  const { near, position, country, region, condition, limit, within = withinBox } = wanted;
  const step = near ? (ring.to ?? nowhere) : 0;
  const later = after?.step === step ? isLater(after) : sql`true`;
  const columns = sql`p.id, p.last_seen_at, ${step}::int as step`;
  const here = near ?? position;
  if (!here || ring.to === null) {
    return sql`select ${columns} from profiles p where ${there(wanted)} and ${later}
      order by ${bySeen} limit ${limit}`;
  }
  const nearer = ring.from > 0 ? sql`and not ${isWithin(here, ring.from)}` : sql``;
  const inRegion = region ? sql`and p.region = ${region}` : sql``;
  const listed = sql`p.active and not p.privacy and p.pool = list.pool and p.gender = list.gender
    and p.country = ${country} ${inRegion}`;
  return sql`
    with crowded as materialized (
      select from profiles p where ${listed} and p.seeks = 'both' and ${within(here, ring.to)}
      offset ${crowd} limit 1
    ), lately as materialized (
      select ${columns} from (
        select p.id, p.last_seen_at, p.birth_date, p.seeks, p.region, p.country, p.latitude,
          p.longitude, p.interests, p.verified_until, true as active, false as privacy
        from profiles p where exists (select from crowded) and ${listed}
          and p.seeks = list.seeks and ${later}
        order by ${bySeen} limit ${lookedThrough}) p
      where ${condition} and ${closerThan(here, ring.to, withinSides)} ${nearer} limit ${limit}
    )
    select * from lately where (select count(*) from lately) = ${limit}
    union all (
      select * from (select ${columns} from profiles p
        where ${there(wanted)} and ${later} and ${closerThan(here, ring.to, within)} ${nearer}
        offset 0) p
      where (select count(*) from lately) < ${limit} order by ${bySeen} limit ${limit})`;
}

const there = ({ condition }: Wanted) => sql`${inList} and ${condition}`;

const isLater = ({ seen, id }: SearchCursor) =>
  sql<SqlBool>`(p.last_seen_at, p.id) < (${seen}::timestamptz, ${id})`;

const closerThan = (here: Position, km: number | null, within: Within) =>
  sql<SqlBool>`${within(here, km)} and ${km === null ? sql`true` : isWithin(here, km)}`;
