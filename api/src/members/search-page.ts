import type { Reader } from '../identity/reader.ts';
import type { Context } from '../platform/context.ts';
import { type SearchCursor, writeCursor } from './search-cursor.ts';
import { fitsReader, listsOf } from './search-lists.ts';
import { type Found, inRing, type Wanted } from './search-ring.ts';
import { kmToRegion, type Ring, ringsFrom, ringsUpTo } from './search-rings.ts';

interface Page {
  ids: string[];
  cursor: string | null;
}

const everywhere: Ring[] = [{ from: 0, to: null }];
/**
 * One page: those whose own wish fits the reader, then all others, each the nearest or the last
 * seen first. The cursor leads to the next page, null after the last.
 */
export async function searchPage(
  ctx: Context,
  reader: Reader,
  wanted: Wanted,
  cursor: SearchCursor | null,
): Promise<Page> {
  const found: (Found & { first: boolean })[] = [];
  const rings = ringsFor(wanted);
  const lists = listsOf(wanted.genders, wanted.pools);
  const parts = (wanted.fittingOnly ? [true] : [true, false])
    .map((first) => ({ first, lists: lists.filter((list) => fitsReader(reader, list) === first) }))
    .filter(({ lists }) => lists.length > 0)
    .flatMap((part) => rings.map((ring) => ({ ...part, ring })));
  for (const { first, lists, ring } of parts) {
    if (cursor && first && !cursor.first) continue;
    const after = cursor?.first === first ? cursor : null;
    if (after && ring.to !== null && ring.to < after.step) continue;
    const limit = wanted.limit + 1 - found.length;
    const rows = await inRing(ctx, { ...wanted, limit }, lists, ring, after);
    found.push(...rows.map((row) => ({ ...row, first })));
    if (found.length > wanted.limit) break;
  }
  const page = found.slice(0, wanted.limit);
  const last = page.at(-1);
  const more = found.length > wanted.limit && last;
  return { ids: page.map(({ id }) => id), cursor: more ? writeCursor(last) : null };
}

/** In one list those are ordered who are few; many are read outwards until there are enough. */
function ringsFor({ near, many, region, maxKm = null }: Wanted): Ring[] {
  if (!near || !many) return ringsUpTo(everywhere, maxKm);
  return ringsUpTo(ringsFrom(region ? kmToRegion(region, near) : 0), maxKm);
}
