import { type RefObject, useLayoutEffect } from 'react';

/** Makes a textarea as high as its text; CSS min-height and max-height still hold. */
export function useAutogrow(area: RefObject<HTMLTextAreaElement | null>, value: string): void {
  useLayoutEffect(() => {
    const element = area.current;
    const around = element?.parentElement;
    if (!element || !around) return;
    // While it is measured nothing beside it may get more room: what scrolls there would lose its place.
    around.style.minHeight = `${around.offsetHeight}px`;
    element.style.height = 'auto';
    element.style.height = `${element.scrollHeight}px`;
    around.style.minHeight = '';
  }, [area, value]);
}
