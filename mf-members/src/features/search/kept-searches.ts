import type { Id } from '@afterglow/shared-state';
import { type Found, withoutMember } from './found.ts';

/** Results and scroll position survive a visit to a profile, but not a quarter of an hour. */
const KEPT_MS = 15 * 60_000;

interface Kept {
  found: Found;
  at: number;
  scrollY: number;
}

const kept = new Map<string, Kept>();
let lastQuery: { reader: Id | undefined; query: string } | null = null;

export const keptSearches = {
  keep(key: string, found: Found, now = Date.now()): void {
    kept.set(key, { found, at: now, scrollY: kept.get(key)?.scrollY ?? 0 });
  },

  recall(key: string, now = Date.now()): Kept | null {
    const known = kept.get(key);
    return known && now - known.at < KEPT_MS ? known : null;
  },

  keepScroll(key: string, scrollY: number): void {
    const known = kept.get(key);
    if (known) known.scrollY = scrollY;
  },

  forgetMember(id: Id): void {
    for (const known of kept.values()) known.found = withoutMember(known.found, id);
  },

  /**
   * The filters of the last search, for whoever comes back by the plain address. Another reader
   * starts with nothing.
   */
  keepQuery(reader: Id | undefined, query: string): void {
    if (lastQuery && lastQuery.reader !== reader) kept.clear();
    lastQuery = { reader, query };
  },

  recallQuery: (reader: Id | undefined): string =>
    lastQuery?.reader === reader ? (lastQuery?.query ?? '') : '',

  clear(): void {
    kept.clear();
    lastQuery = null;
  },
};
