import { sql } from 'kysely';
import type { Static } from 'typebox';
import type { Reader } from '../identity/reader.ts';
import type { Context } from '../platform/context.ts';
import { invalid } from '../platform/errors.ts';
import { hiddenFrom } from '../ties/hidden.ts';
import { type Card, cardList } from './cards.ts';
import { looserSearches } from './looser-searches.ts';
import { ownPosition } from './own-position.ts';
import type { SearchAnswer, SearchQuery } from './schemas.ts';
import { countedUpTo, countOf } from './search-count.ts';
import { readCursor } from './search-cursor.ts';
import {
  boxOf,
  conditionOf,
  filterFrom,
  type SearchFilter,
  searchedPools,
} from './search-filter.ts';
import { searchPage } from './search-page.ts';

/** Enough for anybody who looks, too few to copy the members. */
export const searchLimit = { burst: 300, seconds: 2 };

const pageSize = 24;
/** Visitors see a first impression, not a catalogue. */
const visitorResults = 12;
const fewResults = 24;
const similarResults = 12;

type Answer = Static<typeof SearchAnswer>;

const nothing: Answer = {
  page: 1,
  results: [],
  num_results: 0,
  more_than: false,
  similar: [],
  cursor: null,
  limited: true,
  sort: 'recent',
  looser: [],
};

/** Members that the filter finds, a page at a time; when there are few, similar ones with them. */
export async function search(
  ctx: Context,
  reader: Reader,
  query: Static<typeof SearchQuery>,
): Promise<Answer> {
  const page = query.page ?? 1;
  const { user } = reader;
  if (!user) return visitorSearch(ctx, reader, query);
  if (page > 1 && !query.cursor) throw invalid({ field: 'cursor', code: 'required' });
  const cursor = query.cursor ? readCursor(query.cursor) : null;
  const asksPlace = query.sort === 'near' || query.max_km !== undefined;
  const position = asksPlace ? await ownPosition(ctx, user.id) : null;
  const filter = { ...filterFrom(query, reader), position };
  const near = query.sort === 'near' ? position : null;
  const hidden = [user.id, ...(await hiddenFrom(ctx.db, user.id))];
  const { genders } = filter;
  const pools = searchedPools(filter);
  const count = await countResults(ctx, filter, hidden);
  const many = count.more_than;
  const condition = conditionOf({ ...filter, maxKm: null }, hidden, ctx.clock.now());
  const { country, maxKm, region } = filter;
  const wanted = {
    genders,
    pools,
    condition,
    within: boxOf(filter, ctx.clock.now()),
    limit: pageSize,
    near,
    position,
    many,
    maxKm,
    region,
    country,
  };
  const found = await searchPage(ctx, reader, wanted, cursor);
  const few = count.num_results < fewResults;
  return {
    page,
    results: await cards(ctx, reader, found.ids),
    ...count,
    similar: few ? await similar(ctx, reader, filter, hidden) : [],
    cursor: found.cursor,
    limited: false,
    sort: near ? 'near' : 'recent',
    looser: few && page === 1 ? await looserSearches(ctx, filter, hidden, count.num_results) : [],
  };
}

async function visitorSearch(
  ctx: Context,
  reader: Reader,
  query: Static<typeof SearchQuery>,
): Promise<Answer> {
  const { logged_out_search, logged_out_search_trafficsource } = reader.site.settings;
  const allowed = logged_out_search || (logged_out_search_trafficsource && query.network);
  if (!allowed || (query.page ?? 1) > 1) return nothing;
  const filter = filterFrom(query, reader);
  const condition = conditionOf(filter, [], ctx.clock.now());
  const { genders } = filter;
  const pools = searchedPools(filter);
  const { country } = filter;
  const wanted = { genders, pools, country, condition, limit: visitorResults };
  const { ids } = await searchPage(ctx, reader, wanted, null);
  const count = await countResults(ctx, filter, []);
  return { ...nothing, results: await cards(ctx, reader, ids), ...count };
}

async function countResults(ctx: Context, filter: SearchFilter, hidden: string[]) {
  const { rows } = await sql<{ count: number }>`
    select ${countOf(filter, hidden, ctx.clock.now())} as count`.execute(ctx.db);
  const count = rows[0]?.count ?? 0;
  return { num_results: Math.min(count, countedUpTo), more_than: count > countedUpTo };
}

/** The same search without region and with a wider age, without what the search itself finds. */
async function similar(
  ctx: Context,
  reader: Reader,
  filter: SearchFilter,
  hidden: string[],
): Promise<Card[]> {
  const now = ctx.clock.now();
  const minAge = Math.max(18, filter.minAge - 5);
  const wider = {
    ...filter,
    region: null,
    minAge,
    maxAge: filter.maxAge + 5,
    online: false,
    verified: false,
    interests: [],
    maxKm: null,
  };
  const found = conditionOf(filter, hidden, now);
  const condition = sql<boolean>`${conditionOf(wider, hidden, now)} and (${found}) is not true`;
  const { genders } = filter;
  const pools = searchedPools(wider);
  const { country } = filter;
  const wanted = { genders, pools, country, condition, limit: similarResults };
  return cards(ctx, reader, (await searchPage(ctx, reader, wanted, null)).ids);
}

function cards(ctx: Context, { user, language }: Reader, ids: string[]): Promise<Card[]> {
  return cardList(ctx, { id: user?.id ?? null, language }, ids);
}
