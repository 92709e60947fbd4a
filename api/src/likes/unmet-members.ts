import { type SqlBool, sql } from 'kysely';
import type { Reader } from '../identity/reader.ts';
import type { Position } from '../members/distance.ts';
import { conditionOf, filterFrom, type SearchFilter } from '../members/search-filter.ts';
import { searchPage } from '../members/search-page.ts';
import type { Context } from '../platform/context.ts';
import { hiddenFrom } from '../ties/hidden.ts';

/** Ids of members the reader has neither liked nor passed and who fit: the nearest, or last seen, first. */
export async function unmetMembers(
  ctx: Context,
  reader: Reader,
  limit: number,
  wishes: Partial<SearchFilter> = {},
  near: Position | null = null,
): Promise<string[]> {
  const me = reader.user?.id ?? null;
  const filter = { ...filterFrom({}, reader), ...wishes };
  const hidden = me === null ? [] : [me, ...(await hiddenFrom(ctx.db, me))];
  const condition = sql<SqlBool>`${conditionOf(filter, hidden, ctx.clock.now())}
    and not exists (select 1 from likes where from_id = ${me} and to_id = p.id)
    and not exists (select 1 from passes where from_id = ${me} and to_id = p.id)`;
  const { genders, pools, country } = filter;
  const wanted = { genders, pools, country, condition, limit, fittingOnly: true, near, many: true };
  return (await searchPage(ctx, reader, wanted, null)).ids;
}
