import { type RefObject, useEffect } from 'react';

/** Less than this is a toolbar that comes or goes. */
const leastPx = 80;

/**
 * Ends an element above the on-screen keyboard where the page itself does not: Safari lays the
 * keyboard over it and pushes the page up. Says in `--keyboard` how much is covered.
 */
export function useKeyboardRoom(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { visualViewport: seen } = window;
    if (!seen) return;
    function fit(): void {
      const { current: target } = element;
      if (!target || !seen) return;
      // Whoever zooms in sees a part on purpose.
      const covered = seen.scale > 1 ? 0 : Math.round(window.innerHeight - seen.height);
      const room = covered < leastPx ? 0 : covered;
      target.style.setProperty('--keyboard', `${room}px`);
      // With the field above the keyboard there is nothing to push up for.
      if (room > 0 && seen.offsetTop > 0) window.scrollTo(0, 0);
    }

    seen.addEventListener('resize', fit);
    seen.addEventListener('scroll', fit);
    return () => {
      seen.removeEventListener('resize', fit);
      seen.removeEventListener('scroll', fit);
    };
  }, [element]);
}
