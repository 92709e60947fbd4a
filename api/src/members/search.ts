import type { Static } from 'typebox';
import type { Reader } from '../identity/reader.ts';
import type { Context } from '../platform/context.ts';
import { invalid } from '../platform/errors.ts';
import type { Card } from './cards.ts';
import { looserSearches } from './looser-searches.ts';
import { ownPosition } from './own-position.ts';
import type { SearchAnswer, SearchQuery } from './schemas.ts';
import { readCursor } from './search-cursor.ts';
import { filterFrom, type SearchFilter } from './search-filter.ts';
import { searchPage } from './search-page.ts';

/** At once; how many in a day says `looks-a-day.ts`. */
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
  const near = query.sort === 'near' && position !== null;
  const wanted = { filter, limit: pageSize, near, many: 'counted' as const };
  const { cards, ...found } = await searchPage(ctx, reader, wanted, cursor);
  const few = found.num_results < fewResults;
  // One after the other: that is the same connection, which has the plans.
  const similar = few ? await similarTo(ctx, reader, filter, cards) : [];
  const looser =
    few && page === 1 ? await looserSearches(ctx, reader, filter, found.num_results) : [];
  return {
    page,
    results: cards,
    ...found,
    similar,
    limited: false,
    sort: near ? 'near' : 'recent',
    looser,
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
  const wanted = { filter, limit: visitorResults, many: 'counted' as const };
  const { cards, ...found } = await searchPage(ctx, reader, wanted);
  return { ...nothing, results: cards, ...found, cursor: null };
}

/** The same search without region and with a wider age, without what the search itself finds. */
async function similarTo(
  ctx: Context,
  reader: Reader,
  filter: SearchFilter,
  found: Card[],
): Promise<Card[]> {
  const wider = {
    ...filter,
    region: null,
    minAge: Math.max(18, filter.minAge - 5),
    maxAge: filter.maxAge + 5,
    online: false,
    verified: false,
    interests: [],
    maxKm: null,
  };
  const leftOut = found.map(({ id }) => id);
  const wanted = { filter: wider, limit: similarResults, leftOut };
  return (await searchPage(ctx, reader, wanted)).cards;
}
