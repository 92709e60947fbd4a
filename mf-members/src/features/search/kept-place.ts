import type { Id } from '@afterglow/shared-state';

/** How far down each search was left. */
const scrolls = new Map<string, number>();
let last: { reader: Id | undefined; query: string } | null = null;

/** Where one left off: for whoever comes back to a search, but not for another reader. */
export const keptPlace = {
  keepScroll: (key: string, top: number): unknown => scrolls.set(key, top),
  scrollOf: (key: string): number => scrolls.get(key) ?? 0,

  /** The filters of the last search, for whoever comes back by the plain address. */
  keepQuery(reader: Id | undefined, query: string): void {
    if (last && last.reader !== reader) scrolls.clear();
    last = { reader, query };
  },
  queryOf: (reader: Id | undefined): string => (last?.reader === reader ? (last?.query ?? '') : ''),

  clear(): void {
    scrolls.clear();
    last = null;
  },
};
