import { sql } from 'kysely';
import type { Reader } from '../identity/reader.ts';
import { hiddenFrom } from '../ties/hidden.ts';
import { onlineSince } from './online.ts';
import { fivesOf, type SearchFilter, searchedPools } from './search-filter.ts';
import { fitsReader, listsOf } from './search-lists.ts';
import { partColumns } from './search-parts.ts';

/** What is asked, as `questionRow` makes a row of it. */
export type Question = Record<string, unknown>;

/** `leftOut` are ids that are not to be found, beside the reader and who is hidden from them. */
export function questionOf(
  reader: Reader,
  filter: SearchFilter,
  now: Date,
  leftOut: string[] = [],
): Question {
  const { position, maxKm } = filter;
  const lists = listsOf(filter.genders, searchedPools(filter));
  return {
    me: reader.user?.id ?? '',
    left_out: leftOut,
    pools: lists.map(({ pool }) => pool),
    genders: lists.map(({ gender }) => gender),
    wishes: lists.map(({ seeks }) => seeks),
    fitting: lists.map((list) => fitsReader(reader, list)),
    country: filter.country,
    region: filter.region,
    now,
    today: now.toISOString().slice(0, 10),
    min_age: filter.minAge,
    max_age: filter.maxAge,
    fives: fivesOf(filter, now),
    since: filter.online ? onlineSince(now) : '-infinity',
    interests: filter.interests,
    ...position,
    max_km: maxKm,
  };
}

/**
 * SQL: one row with all that is asked, out of a document. The planner knows nothing of its values: it
 * finds the plan for any values as good as one for these, and so plans for each connection once. To
 * plan a search takes longer than to make it.
 */
export const questionRow = sql`
  select q.*, (today - make_interval(years => min_age))::date as born_upto,
    (today - make_interval(years => max_age + 1))::date as born_after,
    cos(radians(latitude)) as cosine, left_out || me || ${hiddenFrom(sql`q.me`)} as hidden
  from jsonb_to_record(${''}::jsonb) as q (
    me text, left_out text[], pools text[], genders text[], wishes text[], fitting bool[],
    country text, region text, now timestamptz, today date, min_age int, max_age int, fives int[],
    since timestamptz, interests text[], latitude float8, longitude float8, max_km int,
    ${partColumns})`;

/** SQL: a row for each list that `q` asks for; `inList` joins profiles `p`. */
export const lists = sql`unnest(q.pools, q.genders, q.wishes, q.fitting)
  as list (pool, gender, seeks, fitting)`;
