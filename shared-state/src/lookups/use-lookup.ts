import { useEffect, useState } from 'react';
import type { ApiError } from '../api/api-error.ts';

export interface Looked<T> {
  data: T | null;
  error: ApiError | null;
  retry: () => void;
}

/** `useLookup(interests)`: the data once it is there, else null; `error` and `retry` if it failed. */
export function useLookup<T>(load: () => Promise<T>): Looked<T> {
  const [state, setState] = useState<{ data: T | null; error: ApiError | null }>({
    data: null,
    error: null,
  });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let wanted = true;
    load().then(
      (data) => wanted && setState({ data, error: null }),
      (error: ApiError) => wanted && setState({ data: null, error }),
    );
    return () => {
      wanted = false;
    };
  }, [load, attempt]);

  return { ...state, retry: () => setAttempt((count) => count + 1) };
}
