import { type RefObject, useLayoutEffect } from 'react';

/** From all words to icons alone; the stylesheet of the bar says what each level folds. */
const levels = ['0', '1', '2', '3', '4'];

/**
 * Folds a bar as far as its own width demands, whatever the language, the size of the text and the
 * counts in it: `data-fold` says how far.
 */
export function useFold(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const bar = ref.current;
    if (!bar || typeof ResizeObserver === 'undefined') return;
    function fold(element: HTMLElement): void {
      for (const level of levels) {
        element.dataset.fold = level;
        if (element.scrollWidth <= element.clientWidth) return;
      }
    }
    const observer = new ResizeObserver(() => fold(bar));
    for (const element of [bar, ...bar.querySelectorAll('a, button, span')])
      observer.observe(element);
    fold(bar);
    return () => observer.disconnect();
  });
}
