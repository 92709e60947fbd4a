import { useSyncExternalStore } from 'react';

/** Where a page is drawn ahead, whoever draws says what its screen is like; without it nothing holds. */
const holdsAhead = (query: string) => globalThis.matchMedia?.(query).matches ?? false;

/** True while the CSS media query holds. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => window.matchMedia(query).matches,
    () => holdsAhead(query),
  );
}
