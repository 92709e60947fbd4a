import { type ApiError, usePaged } from '@afterglow/shared-state';
import { useMemo } from 'react';
import type { Filters } from './filters.ts';
import { type Found, foundOn } from './found.ts';
import { memberSearch, queryFor } from './member-search.ts';

export interface Search {
  /** Null before the first page. */
  found: Found | null;
  loading: boolean;
  error: ApiError | null;
  hasMore: boolean;
  /** Asks for the next page, or again for the one that failed. */
  loadMore: () => void;
}

/** The results for these filters, page after page; what was found before is there at once. */
export function useSearch(filters: Filters): Search {
  const { items, pages, more, ...rest } = usePaged(memberSearch, queryFor(filters));
  const found = useMemo(() => foundOn(pages, items), [pages, items]);
  return { ...rest, found, loadMore: more };
}
