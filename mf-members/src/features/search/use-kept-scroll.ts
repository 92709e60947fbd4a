import { paths } from '@afterglow/shared-state';
import { useEffect, useLayoutEffect } from 'react';
import { keptSearches } from './kept-searches.ts';
import { restoreScroll } from './restore-scroll.ts';

/** Puts the page back to where the reader left this search, and remembers where that is. */
export function useKeptScroll(key: string): void {
  useLayoutEffect(() => {
    const scrollY = keptSearches.recall(key)?.scrollY;
    return scrollY ? restoreScroll(scrollY) : undefined;
  }, [key]);

  useEffect(() => {
    const remember = () => {
      // On the way out the address changes first and the page is scrolled up after that.
      if (window.location.pathname === paths.members()) {
        keptSearches.keepScroll(key, window.scrollY);
      }
    };
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);
}
