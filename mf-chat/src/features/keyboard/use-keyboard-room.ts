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
    const fit = (): void => {
      const { current: target } = element;
      if (!target) return;
      let room = Math.round(innerHeight - seen.height);
      // Whoever zooms in sees a part on purpose.
      if (seen.scale > 1 || room < leastPx) room = 0;
      target.style.setProperty('--keyboard', `${room}px`);
      // With the field above the keyboard there is nothing to push up for. On a screen too low for that it is not.
      if (room && seen.offsetTop > 0 && target.offsetHeight < seen.height + leastPx) scrollTo(0, 0);
    };

    seen.addEventListener('resize', fit);
    seen.addEventListener('scroll', fit);
    return () => {
      seen.removeEventListener('resize', fit);
      seen.removeEventListener('scroll', fit);
    };
  }, [element]);
}
