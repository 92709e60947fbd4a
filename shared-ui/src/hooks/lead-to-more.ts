import type { MouseEvent } from 'react';

/**
 * As what a button does that brings more above itself: the first of that has the focus once it is there. The
 * button is far below it then, or gone. Whoever is at something else or on another page by then stays there, and
 * nobody is led to what comes later, when nothing came of it.
 */
export const leadToMore =
  (more: () => unknown) =>
  ({ currentTarget: button }: MouseEvent): void => {
    const place = button.closest('aside,section,main') ?? document.body;
    const controls = () => [...place.querySelectorAll<HTMLElement>('a[href],button')];
    const known = controls();
    const isBusy = () => button.getAttribute('aria-busy') === 'true';
    let wasBusy = isBusy();
    const observer = new MutationObserver(() => {
      const { activeElement, body } = document;
      const isHere = known[0]?.isConnected && (activeElement === button || activeElement === body);
      const first = controls().find((one) => !known.includes(one));
      const isOver = wasBusy && !isBusy();
      wasBusy = isBusy();
      if (isHere && !first && !isOver) return;
      observer.disconnect();
      if (isHere) first?.focus();
    });
    observer.observe(place, { childList: true, subtree: true, attributeFilter: ['aria-busy'] });
    more();
  };
