import { dialogs } from '@afterglow/shared-state';
import { useSearchParams } from '@afterglow/shared-ui/router';
import { useEffect, useRef } from 'react';

/** `?t=5` shows a like after five seconds; the parameter then goes from the address. */
export function useTimedLike(): void {
  const [search, setSearch] = useSearchParams();
  const seconds = Number(search.get('t') ?? Number.NaN);
  const latestSetSearch = useRef(setSearch);
  latestSetSearch.current = setSearch;

  useEffect(() => {
    if (!(seconds >= 0)) return;
    const timer = setTimeout(() => {
      dialogs.open('match', {});
      latestSetSearch.current(
        (current) => {
          current.delete('t');
          return current;
        },
        { replace: true },
      );
    }, seconds * 1000);
    return () => clearTimeout(timer);
  }, [seconds]);
}
