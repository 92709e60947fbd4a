import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { inCells, seenAt } from './search-cells.ts';
import { isWithin, step, withinSides } from './search-distance.ts';
import {
  bornWithin,
  boxIndexOf,
  boxOf,
  conditionOf,
  isByCells,
  isOfYears,
  noIndex,
  type SearchFilter,
} from './search-filter.ts';
import { inList, type ListIndex } from './search-in-list.ts';
import { type Kind, nowhere } from './search-parts.ts';

/**
 * Many live around a place where more than so many live who seek either: one in sixteen does, and
 * these are counted in a moment. It is a guess, which nothing depends on but the work.
 */
const crowd = 600;
/** So many of those seen last are looked through for those who live around a place. */
const lookedThrough = 4000;

const bySeen = sql`p.last_seen_at desc, p.id desc`;
const isLater = sql<SqlBool>`(p.last_seen_at, p.id) < (after.seen, after.id)`;
const isFurther = sql<SqlBool>`(p.step > part.after or (p.step = part.after and ${isLater}))`;
const isBeyond = sql<SqlBool>`(part.from_km = 0 or not ${isWithin('beyond')})`;
const columns = sql`p.id, p.last_seen_at, part.step`;

/** SQL: those of the ring `part` in the `list` that `q` asks for, as many as wanted. */
export function inRing(
  kind: Kind,
  isWide: boolean,
  filter: SearchFilter,
  also: RawBuilder<SqlBool>,
  limit: RawBuilder<unknown>,
): RawBuilder<unknown> {
  // Wherever they live, those who are online end the order of last seen, and others have their years.
  const alongSeen = kind === 'seen' || (kind === 'far' && filter.online);
  const byCells = kind === 'steps' && isByCells(filter);
  const there = sql`part.kind = ${sql.lit(kind)} and ${inList(indexOf(kind, filter))}
    and ${conditionOf(filter, alongSeen ? 'seen' : byCells ? 'cells' : 'other')} and ${also}`;
  if (kind === 'seen') {
    return sql`(select ${columns} from profiles p where ${there} and ${isLater}
      order by ${bySeen} limit ${limit})`;
  }
  if (kind === 'cells') {
    return sql`(select * from (select ${columns} from profiles p
      where ${there} and ${seenAt} > part.since and ${seenAt} <= part.until
        and ${noIndex(isLater)} and ${inCells} and ${isWithin('upto')} and ${isBeyond} offset 0) p
      order by ${bySeen} limit ${limit})`;
  }
  if (kind === 'around') return around(isWide, filter, there, also, limit);
  // Several steps: the distance is worked out once for each, after everything that costs less.
  const byYears = !alongSeen && isOfYears(filter) ? sql`and ${bornWithin}` : sql``;
  const within =
    kind === 'steps' ? sql`and ${boxOf(filter)('upto')} and ${isWithin('upto')}` : byYears;
  return sql`(
    select * from (select p.id, p.last_seen_at, coalesce(${step}, ${sql.lit(nowhere)}) as step
      from profiles p where ${there} ${within} offset 0) p
    where p.step > part.from_km and ${isFurther}
    order by p.step, ${bySeen} limit ${limit})`;
}

/** Who is looked for along the order of last seen needs no other index; others have the one of their box. */
function indexOf(kind: Kind, filter: SearchFilter): ListIndex {
  if (kind === 'seen') return 'seen';
  if (kind === 'far') return !filter.online && isOfYears(filter) ? 'years' : 'seen';
  return boxIndexOf(filter);
}

/**
 * Those seen last of all who live there. In a wide circle where many do, it is first looked whether
 * enough of them are among those seen last anywhere.
 */
function around(
  isWide: boolean,
  filter: SearchFilter,
  there: RawBuilder<unknown>,
  also: RawBuilder<SqlBool>,
  limit: RawBuilder<unknown>,
) {
  const all = sql`select ${columns} from profiles p
    where ${there} and ${noIndex(isLater)} and ${boxOf(filter)('upto')} and ${isWithin('upto')}
      and ${isBeyond} offset 0`;
  if (!isWide) return sql`(select * from (${all}) p order by ${bySeen} limit ${limit})`;
  const inRegion = filter.region === null ? sql`` : sql`and p.region = q.region`;
  const isMarked = filter.verified ? sql`and p.verified_until is not null` : sql``;
  const listed = sql`part.kind = 'around' and p.active and not p.privacy
    ${inRegion} ${isMarked}`;
  return sql`(
    with crowded as materialized (
      select from profiles p where ${listed}
        and ${inList(boxIndexOf(filter), sql`'both'`)} and ${boxOf(filter)('upto')}
      offset ${sql.lit(crowd)} limit 1
    ), lately as materialized (
      select ${columns} from (
        select p.id, p.last_seen_at, p.birth_date, p.seeks, p.region, p.country, p.latitude,
          p.longitude, p.interests, p.verified_until, true as active, false as privacy
        from profiles p where exists (select from crowded) and ${listed}
          and ${inList('seen')} and ${isLater}
        order by ${bySeen} limit ${sql.lit(lookedThrough)}) p
      where ${conditionOf(filter, 'other')} and ${also} and ${withinSides('upto')} and ${isWithin('upto')}
        and ${isBeyond} limit ${limit}
    )
    select * from lately where (select count(*) from lately) = ${limit}
    union all (
      select * from (${all}) p
      where (select count(*) from lately) < ${limit} order by ${bySeen} limit ${limit}))`;
}
