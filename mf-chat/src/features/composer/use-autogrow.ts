import { type RefObject, useLayoutEffect } from 'react';

/** Gives a text field the height of its text; CSS sets the limit. */
export function useAutogrow(field: RefObject<HTMLTextAreaElement | null>, text: string): void {
  useLayoutEffect(() => {
    const element = field.current;
    if (!element) return;
    element.style.height = 'auto';
    element.style.height = `${element.scrollHeight}px`;
  }, [text]);
}
