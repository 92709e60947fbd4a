import { ApiError } from '@afterglow/shared-state';
import { useCallback, useEffect, useState } from 'react';

export interface Page<T> {
  items: T[];
  /** Leads to the next page; null after the last. */
  cursor: string | null;
}

interface State<T> extends Page<T> {
  loading: boolean;
  error: ApiError | null;
}

/** A list that is loaded page by page. `more` also repeats a page that failed. */
export function usePages<T>(fetchPage: (cursor?: string) => Promise<Page<T>>) {
  const [state, setState] = useState<State<T>>({
    items: [],
    cursor: null,
    loading: true,
    error: null,
  });

  const load = useCallback(
    async (before: T[], cursor: string | null, isWanted: () => boolean = () => true) => {
      setState((old) => ({ ...old, loading: true, error: null }));
      try {
        const page = await fetchPage(cursor ?? undefined);
        if (!isWanted()) return;
        const items = [...before, ...page.items];
        setState({ items, cursor: page.cursor, loading: false, error: null });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (isWanted()) setState((old) => ({ ...old, loading: false, error }));
      }
    },
    [fetchPage],
  );

  useEffect(() => {
    let wanted = true;
    void load([], null, () => wanted);
    return () => {
      wanted = false;
    };
  }, [load]);

  return { ...state, more: () => void load(state.items, state.cursor) };
}
