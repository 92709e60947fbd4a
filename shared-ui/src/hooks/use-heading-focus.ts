import { type RefObject, useEffect, useRef } from 'react';

/**
 * For a page that shows one view in the place of another: the heading of what comes gets the focus, and
 * is read out with it, since what had it is gone. The first view is left to whoever brought the page.
 */
export function useHeadingFocus(view: unknown): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(view);

  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    const element = heading.current;
    // Whoever is at something else stays there.
    if (!element || !document.activeElement?.contains(element)) return;
    element.tabIndex = -1;
    element.focus();
  }, [view]);

  return heading;
}
