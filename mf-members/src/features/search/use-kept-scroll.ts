import { paths } from '@afterglow/shared-state';
import { useEffect, useLayoutEffect } from 'react';
import { keptPlace } from './kept-place.ts';
import { restoreScroll } from './restore-scroll.ts';

/**
 * Puts the page back to where the reader left this search, if its results are still there, and
 * remembers where that is.
 */
export function useKeptScroll(key: string, isThere: boolean): void {
  useLayoutEffect(() => {
    if (!isThere) keptPlace.keepScroll(key, 0);
    const top = keptPlace.scrollOf(key);
    return top ? restoreScroll(top) : undefined;
  }, [key, isThere]);

  useEffect(() => {
    const remember = () => {
      // On the way out the address changes first and the page is scrolled up after that.
      if (window.location.pathname === paths.members()) {
        keptPlace.keepScroll(key, window.scrollY);
      }
    };
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);
}
