import { dialogs, unsent } from '@afterglow/shared-state';
import { useNavigationType, useSearchParams } from '@afterglow/shared-ui/router';
import { useEffect, useRef } from 'react';

/** Whole seconds, an hour at most; whatever else the address says is nothing. */
function secondsIn(value: string | null): number | null {
  const seconds = /^\d{1,4}$/.test(value ?? '') ? Number(value) : Number.NaN;
  return seconds <= 3600 ? seconds : null;
}

/**
 * `?t=5` shows a like after five seconds, once; nonsense shows nothing. Both go from the address. A
 * page that sends on to another one takes the wish along, a person who goes elsewhere does not.
 */
export function useTimedLike(): void {
  const [search, setSearch] = useSearchParams();
  const isSentOn = useNavigationType() === 'REPLACE';
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wish = search.get('t');
  const latestSetSearch = useRef(setSearch);
  latestSetSearch.current = setSearch;

  useEffect(() => {
    if (wish === null) {
      if (!isSentOn) clearTimeout(timer.current);
      return;
    }
    const forget = () =>
      latestSetSearch.current(
        (current) => {
          current.delete('t');
          return current;
        },
        { replace: true },
      );
    const seconds = secondsIn(wish);
    clearTimeout(timer.current);
    if (seconds === null) return forget();
    timer.current = setTimeout(() => {
      if (!dialogs.anyOpen() && !unsent.any()) dialogs.open('match', {});
      forget();
    }, seconds * 1000);
  }, [wish, isSentOn]);

  useEffect(() => () => clearTimeout(timer.current), []);
}
