import type { ApiError } from '@afterglow/shared-state';
import { useCallback, useEffect, useRef, useState } from 'react';
import { knownMembers } from '../profile/known-members.ts';
import { fetchPage } from './fetch-page.ts';
import type { Filters } from './filters.ts';
import { type Found, withPage } from './found.ts';
import { keptSearches } from './kept-searches.ts';

interface State {
  key: string;
  found: Found | null;
  loading: boolean;
  error: ApiError | null;
}

export interface Search extends State {
  hasMore: boolean;
  /** Asks for the next page, or again for the one that failed. */
  loadMore: () => void;
}

function startOf(key: string): State {
  const found = keptSearches.recall(key)?.found ?? null;
  return { key, found, loading: !found, error: null };
}

/** The results for these filters, page after page; what was found before is there at once. */
export function useSearch(filters: Filters, key: string): Search {
  const [kept, setState] = useState(() => startOf(key));
  const state = kept.key === key ? kept : startOf(key);
  const running = useRef<AbortController | null>(null);
  const wanted = useRef({ filters, state });
  wanted.current = { filters, state };

  const loadMore = useCallback(() => {
    const { filters, state } = wanted.current;
    const { key, found } = state;
    if (running.current || (found && !found.cursor)) return;
    const controller = new AbortController();
    running.current = controller;
    setState({ ...state, loading: true, error: null });
    const page = { number: (found?.pages ?? 0) + 1, cursor: found?.cursor ?? null };
    fetchPage(filters, page, controller.signal)
      .then(
        (answer) => {
          const more = withPage(found, answer);
          knownMembers.add(answer.results);
          keptSearches.keep(key, more);
          return { key, found: more, loading: false, error: null };
        },
        (error: ApiError) => ({ key, found, loading: false, error }),
      )
      .then((next) => {
        if (controller.signal.aborted) return;
        running.current = null;
        setState(next);
      });
  }, []);

  useEffect(() => {
    if (!wanted.current.state.found) loadMore();
    return () => {
      running.current?.abort();
      running.current = null;
    };
  }, [key, loadMore]);

  return { ...state, hasMore: Boolean(state.found?.cursor), loadMore };
}
