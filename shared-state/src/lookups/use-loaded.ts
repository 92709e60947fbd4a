import { useCallback, useEffect, useRef, useState } from 'react';
import type { ApiError } from '../api/api-error.ts';

export interface Loaded<T> {
  /** Stays while newer data is on its way. */
  data: T | null;
  error: ApiError | null;
  loading: boolean;
  reload: () => void;
}

/** Data of a screen: loaded when it appears and again whenever `load` changes. */
export function useLoaded<T>(load: (signal: AbortSignal) => Promise<T>): Loaded<T> {
  const [state, setState] = useState<Omit<Loaded<T>, 'reload'>>({
    data: null,
    error: null,
    loading: true,
  });
  const running = useRef<AbortController>(null);

  const reload = useCallback(() => {
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    setState(({ data }) => ({ data, error: null, loading: true }));
    load(own.signal).then(
      (data) => own.signal.aborted || setState({ data, error: null, loading: false }),
      (error: ApiError) =>
        own.signal.aborted || setState(({ data }) => ({ data, error, loading: false })),
    );
  }, [load]);

  useEffect(() => {
    reload();
    return () => running.current?.abort();
  }, [reload]);

  return { ...state, reload };
}
