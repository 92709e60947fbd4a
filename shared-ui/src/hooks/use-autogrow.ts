import { type RefObject, useLayoutEffect } from 'react';

/** Makes a textarea as high as its text; CSS min-height and max-height still hold. */
export function useAutogrow(area: RefObject<HTMLTextAreaElement | null>, value: string): void {
  useLayoutEffect(() => {
    const element = area.current;
    if (!element) return;
    element.style.height = 'auto';
    element.style.height = `${element.scrollHeight}px`;
  }, [area, value]);
}
