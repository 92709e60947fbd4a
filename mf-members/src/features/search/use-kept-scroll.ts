import { paths } from '@afterglow/shared-state';
import { useEffect, useLayoutEffect } from 'react';
import { keptSearches } from './kept-searches.ts';

/** Puts the page back to where the reader left this search, and remembers where that is. */
export function useKeptScroll(key: string): void {
  useLayoutEffect(() => {
    const scrollY = keptSearches.recall(key)?.scrollY;
    if (!scrollY) return;
    // After the shell, which starts every new page at the top.
    const frame = requestAnimationFrame(() => {
      window.scrollTo({ top: scrollY, behavior: 'instant' });
    });
    return () => cancelAnimationFrame(frame);
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
