import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Static } from 'typebox';
import type { Reader } from '../identity/reader.ts';
import type { Gender } from '../identity/tables.ts';
import type { Position } from './distance.ts';
import type { SearchQuery } from './schemas.ts';
import { inCells, seenAt } from './search-cells.ts';
import { type Within, withinBox } from './search-distance.ts';
import type { ListIndex } from './search-in-list.ts';

const demoPool = 'demo ';
/** Reading an index of years for more of them than this is no gain. */
const manyYears = 30;

/** More people live within it than are online anywhere: then who is online is looked through. */
export const wideKm = 50;

export interface SearchFilter {
  genders: Gender[];
  /** Whose members: only pools that the reader's site shows. */
  pools: string[];
  country: string;
  region: string | null;
  minAge: number;
  maxAge: number;
  realOnly: boolean;
  online: boolean;
  verified: boolean;
  interests: string[];
  /** Where the reader is thought to be, and how far from there; null for anywhere. */
  position: Position | null;
  maxKm: number | null;
}

/** What is asked for; what is not said comes from the reader's own profile, else from where they are. */
export function filterFrom(query: Static<typeof SearchQuery>, reader: Reader): SearchFilter {
  const ages = [query.min_age ?? 18, query.max_age ?? 120].sort((a, b) => a - b);
  const [minAge = 18, maxAge = 120] = ages;
  const country = query.country ?? reader.user?.country ?? reader.country;
  return {
    pools: poolsIn(country, reader.site.shown_pools),
    genders: gendersOf(query.gender ?? reader.user?.seeks ?? 'both'),
    country,
    region: query.region || null,
    minAge,
    maxAge,
    realOnly: query.real_only ?? false,
    online: query.online ?? false,
    verified: query.verified ?? false,
    interests: query.interests?.split(',') ?? [],
    position: null,
    maxKm: query.max_km ?? null,
  };
}

/** Without the demo members of other countries: there is nobody to be found there. */
function poolsIn(country: string, shown: string[]): string[] {
  return shown.filter((pool) => !pool.startsWith(demoPool) || pool === demoPool + country);
}

/**
 * The pools that a search reads. Demo members are fictional and fictional ones are never verified,
 * so where real or verified ones are wanted nobody reads through the demo in vain.
 */
export function searchedPools({ pools, realOnly, verified }: SearchFilter): string[] {
  return realOnly || verified ? pools.filter((pool) => !pool.startsWith(demoPool)) : pools;
}

/** The same among demo members alone. */
export function demoPools(filter: SearchFilter): SearchFilter {
  return { ...filter, pools: filter.pools.filter((pool) => pool.startsWith(demoPool)) };
}

function gendersOf(seeks: Gender | 'both' | 'all'): Gender[] {
  return seeks === 'both' || seeks === 'all' ? ['female', 'male'] : [seeks];
}

/**
 * SQL: the filter without lists and distance, as a condition on profiles `p` that the partial
 * indexes serve. Its values are those of `q`. Who reads along the order of last seen begins where
 * those end who are online; nobody else is to be tempted by that index.
 */
export function conditionOf(
  { region, verified }: SearchFilter,
  by: 'seen' | 'cells' | 'other',
): RawBuilder<SqlBool> {
  const since = (seen: RawBuilder<unknown>) => sql<SqlBool>`${seen} > q.since`;
  const bySeen = since(sql`p.last_seen_at`);
  const conditions = [
    sql<SqlBool>`p.active and not p.privacy`,
    sql<SqlBool>`p.birth_date <= q.born_upto and p.birth_date > q.born_after`,
    sql<SqlBool>`p.id <> all(q.hidden)`,
    by === 'seen' ? bySeen : by === 'cells' ? since(seenAt) : noIndex(bySeen),
    sql<SqlBool>`(q.interests = '{}' or p.interests && q.interests)`,
  ];
  if (region !== null) conditions.push(sql`p.region = q.region`);
  if (verified) conditions.push(sql`p.verified_until > q.now`);
  return sql.join(conditions, sql` and `);
}

/** SQL: the same, but no index serves it. */
export const noIndex = (condition: RawBuilder<SqlBool>) => sql<SqlBool>`(${condition}) is true`;

/** They are found by their years of birth. */
export function isOfYears({ minAge, maxAge, region, verified }: SearchFilter): boolean {
  return region === null && !verified && maxAge - minAge <= manyYears;
}

/** Among who was born in which five years these are; only of some years. */
export function fivesOf({ minAge, maxAge }: SearchFilter, now: Date): number[] {
  const five = (age: number) => Math.floor((now.getUTCFullYear() - age) / 5);
  const first = five(maxAge + 1);
  return Array.from({ length: five(minAge) - first + 1 }, (_, more) => first + more);
}

/** SQL: born in these five years. */
export const bornWithin = sql<SqlBool>`extract(year from p.birth_date)::int / 5 = any(q.fives)`;

/** They are found by the cells that they live in, those of each by when they were last seen. */
export function isByCells(filter: SearchFilter): boolean {
  return !isOfYears(filter);
}

/** The index by which `boxOf` finds them; the verified have a small one of their own. */
export function boxIndexOf(filter: SearchFilter): ListIndex {
  if (isOfYears(filter)) return 'years';
  if (filter.verified) return 'verified';
  return filter.region === null ? 'cells' : 'region';
}

/**
 * Where these people are looked for around a place: of some years among those born in the same five
 * years, else by cells. Each is written so that one index alone serves it.
 */
export function boxOf(filter: SearchFilter): Within {
  if (isByCells(filter)) return () => inCells;
  return (circle) => sql<SqlBool>`${bornWithin} and ${withinBox(circle)}`;
}
