import { type RefObject, useEffect, useLayoutEffect } from 'react';

/** Makes a textarea as high as its text; CSS min-height and max-height still hold. */
export function useAutogrow(area: RefObject<HTMLTextAreaElement | null>, value: string): void {
  useLayoutEffect(() => fit(area.current), [area, value]);

  // In another width the lines break elsewhere: a phone is turned, or what is beside it moves.
  useEffect(() => {
    const element = area.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    let width = element.offsetWidth;
    let frame = 0;
    const observer = new ResizeObserver(() => {
      if (element.offsetWidth === width) return;
      width = element.offsetWidth;
      // Not at once: its own height is what is observed here, too.
      frame = requestAnimationFrame(() => fit(element));
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [area]);
}

function fit(element: HTMLTextAreaElement | null): void {
  const around = element?.parentElement;
  if (!element || !around) return;
  // While it is measured nothing beside it may get more room: what scrolls there would lose its place.
  around.style.minHeight = `${around.offsetHeight}px`;
  element.style.height = 'auto';
  element.style.height = `${element.scrollHeight}px`;
  around.style.minHeight = '';
}
