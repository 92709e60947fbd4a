import { focusPage } from '../document/focus-page.ts';

/**
 * What goes from a place with the focus in it, as what is closed with the keys, gives that back to who had it
 * before; where nobody did, or they are gone, to the dialog or the page. Ends with the function it gives.
 */
export function giveFocusBack(place: HTMLElement): () => void {
  let before: EventTarget | null = null;
  let holder: EventTarget | null = null;
  const isIn = (target: EventTarget | null) => target instanceof Node && place.contains(target);

  function come({ target, relatedTarget }: FocusEvent): void {
    holder = target;
    if (!isIn(relatedTarget)) before = relatedTarget;
  }
  /** Who leaves by themselves needs nothing; browsers differ in whether they tell of one that went. */
  function leave({ target }: FocusEvent): void {
    queueMicrotask(() => {
      if (holder === target && isIn(holder)) holder = null;
    });
  }
  function giveBack(): void {
    if (!holder || isIn(holder)) return;
    holder = null;
    const isLost = () => document.activeElement === document.body;
    const title = place.closest('dialog')?.querySelector('[data-dialog-title]');
    for (const heir of [before, title]) {
      if (isLost() && heir instanceof HTMLElement) heir.focus({ preventScroll: true });
    }
    if (isLost()) focusPage();
  }

  const observer = new MutationObserver(giveBack);
  observer.observe(place, { childList: true, subtree: true });
  place.addEventListener('focusin', come);
  place.addEventListener('focusout', leave);
  return () => {
    observer.disconnect();
    place.removeEventListener('focusin', come);
    place.removeEventListener('focusout', leave);
  };
}
