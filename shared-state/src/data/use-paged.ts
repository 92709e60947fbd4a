import { useMemo, useSyncExternalStore } from 'react';
import type { ApiError } from '../api/api-error.ts';
import { entryOf } from './entries.ts';
import type { AnswerOf, PagedResource, QueryOf, Reads } from './resource.ts';

export interface PagedData<A, Item> {
  /** Of all pages so far, each once: what moves while one reads may stand on two of them. */
  items: readonly Item[];
  /** The answers themselves. */
  pages: readonly A[];
  hasMore: boolean;
  error: ApiError | null;
  loading: boolean;
  /** Asks for the next page, or again for the one that failed. */
  more: () => void;
}

/** A list of the server, page after page. */
export function usePaged<P extends Reads, Item>(
  source: PagedResource<P, Item>,
  query?: QueryOf<P>,
): PagedData<AnswerOf<P>, Item> {
  const entry = entryOf(source, query);
  const { answers, error, loading } = useSyncExternalStore(entry.watch, entry.get, entry.get);
  const pages = answers as readonly AnswerOf<P>[];
  const items = useMemo(() => {
    const all = pages.flatMap(source.of);
    const first = new Map(all.toReversed().map((item) => [source.id(item), item]));
    return all.filter((item) => first.get(source.id(item)) === item);
  }, [source, pages]);
  const last = pages.at(-1) as { cursor?: string | null } | undefined;
  return { items, pages, hasMore: Boolean(last?.cursor), error, loading, more: entry.more };
}
