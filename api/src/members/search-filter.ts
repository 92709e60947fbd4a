import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Static } from 'typebox';
import type { Reader } from '../identity/reader.ts';
import type { Gender } from '../identity/tables.ts';
import type { Position } from './distance.ts';
import { onlineSince } from './online.ts';
import type { SearchQuery } from './schemas.ts';
import { isWithin, type Within, withinBox } from './search-distance.ts';

const demoPool = 'demo ';
/** Reading an index of years for more of them than this is no gain. */
const manyYears = 30;

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

function gendersOf(seeks: Gender | 'both' | 'all'): Gender[] {
  return seeks === 'both' || seeks === 'all' ? ['female', 'male'] : [seeks];
}

/**
 * The filter without gender and pools, as a condition on profiles `p` that the partial indexes serve;
 * `within` says by which of them a distance is found.
 */
export function conditionOf(
  filter: SearchFilter,
  hidden: string[],
  now: Date,
  within: Within = boxOf(filter, now),
): RawBuilder<SqlBool> {
  const conditions = [
    sql<SqlBool>`p.active and not p.privacy`,
    sql<SqlBool>`p.country = ${filter.country}`,
    bornWithin(filter.minAge, filter.maxAge, now),
    sql<SqlBool>`p.id <> all(${hidden})`,
  ];
  if (filter.region !== null) conditions.push(sql`p.region = ${filter.region}`);
  if (filter.online) conditions.push(sql`p.last_seen_at > ${onlineSince(now)}`);
  if (filter.verified) conditions.push(sql`p.verified_until > ${now}`);
  if (filter.interests.length > 0) conditions.push(sql`p.interests && ${filter.interests}::text[]`);
  if (filter.position && filter.maxKm !== null) {
    conditions.push(within(filter.position, filter.maxKm));
    conditions.push(isWithin(filter.position, filter.maxKm));
  }
  return sql.join(conditions, sql` and `);
}

/** They are found by their years of birth. */
export function isOfYears({ minAge, maxAge, region, verified }: SearchFilter): boolean {
  return region === null && !verified && maxAge - minAge <= manyYears;
}

/**
 * Where these people are looked for around a place: of some years among those born in the same five
 * years; of one region, or verified, as few as are there. Each is written so that one index alone serves it.
 */
export function boxOf(filter: SearchFilter, now: Date): Within {
  if (!isOfYears(filter)) return withinBox;
  const { minAge, maxAge } = filter;
  const five = (age: number) => Math.floor((now.getUTCFullYear() - age) / 5);
  const [first, last] = [five(maxAge + 1), five(minAge)];
  const fives = Array.from({ length: last - first + 1 }, (_, more) => first + more);
  return (here, km) => sql<SqlBool>`extract(year from p.birth_date)::int / 5 = any(${fives}::int[])
    and ${withinBox(here, km, sql`floor(p.latitude * 20)::int`, sql`(p.longitude + 0)`)}`;
}

/** Born so that the age is from `min` to `max`, both included. */
function bornWithin(min: number, max: number, now: Date): RawBuilder<SqlBool> {
  const today = now.toISOString().slice(0, 10);
  const before = (years: number) =>
    sql`(${today}::date - make_interval(years => ${years}::int))::date`;
  return sql`p.birth_date <= ${before(min)} and p.birth_date > ${before(max + 1)}`;
}
