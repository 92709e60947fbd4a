import { type SqlBool, sql } from 'kysely';
import type { Static } from 'typebox';
import type { Reader } from '../identity/reader.ts';
import type { Context } from '../platform/context.ts';
import { type Card, cardList } from './cards.ts';
import type { FacesQuery } from './schemas.ts';
import { ask } from './search-ask.ts';
import { conditionOf, demoPools, filterFrom } from './search-filter.ts';
import { searchIds } from './search-page.ts';
import { questionRow } from './search-question.ts';
import type { Wanted } from './search-wanted.ts';

const most = 12;

const drawn = {
  name: 'drawn',
  condition: sql<SqlBool>`p.main_photo_id is not null and p.fictional`,
};

/**
 * SQL: members with the very photo that an operator approved; a new main photo is not. Few are, so each
 * is looked up: in the order of last seen all who are not approved would be passed over.
 */
const approved = ({ filter, limit }: Wanted) => sql`
  with q as materialized (${questionRow})
  select p.id from q
  cross join (select * from approved_faces offset 0) face
  cross join lateral (
    select * from profiles p
    where p.id = face.profile_id and p.main_photo_id = face.photo_id offset 0
  ) p
  where p.pool = any(q.pools) and p.country = q.country and p.gender = any(q.genders)
    and not p.fictional and ${conditionOf(filter, 'other')}
  order by p.last_seen_at desc, p.id desc limit ${sql.lit(limit)}`;

/**
 * Whose photos may stand on pages that advertise, as any visitor of the site sees them: members first, and
 * drawn ones where those are few. Nobody where the site shows nobody to visitors.
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
  const members = await ask<{ id: string }>(ctx, reader, { filter, limit: most }, null, approved);
  const ids = members.map(({ id }) => id);
  const wanted = { filter: demoPools(filter), limit: most, also: drawn };
  if (ids.length < most) ids.push(...(await searchIds(ctx, reader, wanted)));
  return cardList(ctx, { id: null, language: reader.language }, ids.slice(0, most));
}
