import { type SqlBool, sql } from 'kysely';
import type { Reader } from '../identity/reader.ts';
import type { Position } from '../members/distance.ts';
import { filterFrom, type SearchFilter } from '../members/search-filter.ts';
import { searchIds } from '../members/search-page.ts';
import type { Context } from '../platform/context.ts';

const unmet = {
  name: 'unmet',
  condition: sql<SqlBool>`
    not exists (select 1 from likes where from_id = q.me and to_id = p.id)
    and not exists (select 1 from passes where from_id = q.me and to_id = p.id)`,
};

/** Ids of members the reader has neither liked nor passed and who fit: the nearest, or last seen, first. */
export async function unmetMembers(
  ctx: Context,
  reader: Reader,
  limit: number,
  wishes: Partial<SearchFilter> = {},
  near: Position | null = null,
): Promise<string[]> {
  const filter = { ...filterFrom({}, reader), ...wishes, position: near };
  return searchIds(ctx, reader, {
    filter,
    limit,
    also: unmet,
    fittingOnly: true,
    near: true,
    many: true,
  });
}
