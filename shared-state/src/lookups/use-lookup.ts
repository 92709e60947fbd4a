import { useEffect, useState } from 'react';
import type { ApiError } from '../api/api-error.ts';

export interface Looked<T> {
  data: T | null;
  error: ApiError | null;
  retry: () => void;
}

interface State<T> {
  /** What was loaded; something else may be wanted by now. */
  of: () => Promise<T>;
  data: T | null;
  error: ApiError | null;
}

/** `useLookup(interests)`: the data once it is there, else null; `error` and `retry` if it failed. */
export function useLookup<T>(load: () => Promise<T>): Looked<T> {
  const [state, setState] = useState<State<T>>({ of: load, data: null, error: null });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let wanted = true;
    load().then(
      (data) => wanted && setState({ of: load, data, error: null }),
      (error: ApiError) => wanted && setState({ of: load, data: null, error }),
    );
    return () => {
      wanted = false;
    };
  }, [load, attempt]);

  const isThis = state.of === load;
  return {
    data: isThis ? state.data : null,
    error: isThis ? state.error : null,
    retry: () => setAttempt((count) => count + 1),
  };
}
