import { type SqlBool, sql } from 'kysely';
import type { Static } from 'typebox';
import type { Reader } from '../identity/reader.ts';
import type { Context } from '../platform/context.ts';
import { type Card, cardList } from './cards.ts';
import type { FacesQuery } from './schemas.ts';
import { conditionOf, filterFrom, searchedPools } from './search-filter.ts';
import { searchPage } from './search-page.ts';

const most = 12;

/** Drawn, or the very photo that an operator approved; a new main photo is not. */
const approved = sql<SqlBool>`p.main_photo_id is not null and (p.fictional or exists (
  select from approved_faces a where a.profile_id = p.id and a.photo_id = p.main_photo_id))`;

/**
 * Whose photos may stand on pages that advertise, as any visitor of the site sees them. Nobody where
 * the site shows nobody to visitors.
 */
export async function faces(
  ctx: Context,
  given: Reader,
  query: Static<typeof FacesQuery>,
): Promise<Card[]> {
  const reader = { ...given, user: null };
  const { logged_out_search, logged_out_search_trafficsource } = reader.site.settings;
  const allowed = logged_out_search || (logged_out_search_trafficsource && query.network);
  if (!allowed) return [];
  const filter = filterFrom(query, reader);
  const condition = sql<SqlBool>`${conditionOf(filter, [], ctx.clock.now())} and ${approved}`;
  const { genders, country } = filter;
  const wanted = { genders, country, pools: searchedPools(filter), condition, limit: most };
  const { ids } = await searchPage(ctx, reader, wanted, null);
  return cardList(ctx, { id: null, language: reader.language }, ids);
}
