import { useLocation } from '@afterglow/shared-ui/router';
import { useEffect, useRef } from 'react';
import { scrollWhenTall } from './scroll-when-tall.ts';

/** New pages start at the top; Back returns to where it was, once the page is tall enough again. */
export function useScrollRestoration(): void {
  const { key, pathname, hash } = useLocation();
  const positions = useRef(new Map<string, number>());
  const before = useRef(pathname);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
  }, []);

  useEffect(() => {
    const isSamePage = before.current === pathname;
    before.current = pathname;
    const known = positions.current.get(key);
    let stop = () => {};
    // Only Back and Forward lead to a history entry that has been shown before.
    if (known !== undefined) stop = scrollWhenTall(known);
    else if (!isSamePage && !hash) window.scrollTo(0, 0);

    const remember = () => positions.current.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => {
      stop();
      window.removeEventListener('scroll', remember);
    };
  }, [key, pathname, hash]);
}
