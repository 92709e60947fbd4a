import { dialogs, unsent } from '@afterglow/shared-state';
import { useSearchParams } from '@afterglow/shared-ui/router';
import { useEffect, useRef } from 'react';

/** Whole seconds, an hour at most; whatever else the address says is nothing. */
function secondsIn(value: string | null): number | null {
  const seconds = /^\d{1,4}$/.test(value ?? '') ? Number(value) : Number.NaN;
  return seconds <= 3600 ? seconds : null;
}

/** `?t=5` shows a like after five seconds, once; nonsense shows nothing. Both go from the address. */
export function useTimedLike(): void {
  const [search, setSearch] = useSearchParams();
  const wish = search.get('t');
  const latestSetSearch = useRef(setSearch);
  latestSetSearch.current = setSearch;

  useEffect(() => {
    if (wish === null) return;
    const forget = () =>
      latestSetSearch.current(
        (current) => {
          current.delete('t');
          return current;
        },
        { replace: true },
      );
    const seconds = secondsIn(wish);
    if (seconds === null) return forget();
    const timer = setTimeout(() => {
      if (!dialogs.anyOpen() && !unsent.any()) dialogs.open('match', {});
      forget();
    }, seconds * 1000);
    return () => clearTimeout(timer);
  }, [wish]);
}
