import type { KeyboardEvent, RefObject } from 'react';

/** Arrow keys, Home and End move the focus among the elements that match `selector`. */
export function useRovingFocus(container: RefObject<HTMLElement | null>, selector: string) {
  return (event: KeyboardEvent) => {
    const items = [...(container.current?.querySelectorAll<HTMLElement>(selector) ?? [])];
    const here = items.indexOf(document.activeElement as HTMLElement);
    const target = targetOf(event.key, here, items.length);
    if (target === undefined) return;
    event.preventDefault();
    items.at(target)?.focus();
  };
}

function targetOf(key: string, here: number, count: number): number | undefined {
  if (key === 'ArrowDown' || key === 'ArrowRight') return (here + 1) % count;
  if (key === 'ArrowUp' || key === 'ArrowLeft') return (here - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return -1;
  return undefined;
}
