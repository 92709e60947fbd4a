import { type SqlBool, sql } from 'kysely';
import type { Static } from 'typebox';
import type { Reader } from '../identity/reader.ts';
import type { Context } from '../platform/context.ts';
import type { Card } from './cards.ts';
import type { FacesQuery } from './schemas.ts';
import { filterFrom } from './search-filter.ts';
import { searchPage } from './search-page.ts';

const most = 12;

/** Drawn, or the very photo that an operator approved; a new main photo is not. */
const approved = {
  name: 'approved',
  condition: sql<SqlBool>`p.main_photo_id is not null and (p.fictional or exists (
  select from approved_faces a where a.profile_id = p.id and a.photo_id = p.main_photo_id))`,
};

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
  const wanted = { filter: filterFrom(query, reader), limit: most, also: approved };
  return (await searchPage(ctx, reader, wanted)).cards;
}
