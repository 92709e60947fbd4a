/** Where the toasts are, and how to have what is in it show. */
interface Place {
  show: () => void;
  end: () => void;
}

/**
 * What lies outside of an open dialog is not heard and cannot be pressed, even where it is seen above: the
 * place of the toasts goes along, into the one above all others, and shows what is in it.
 */
export function followDialogs(place: HTMLElement, home: HTMLElement): Place {
  /** Those that are open; the last one opened lies above, wherever it stands in the page. */
  let open = [...document.querySelectorAll('dialog[open]')];

  function show(): void {
    const where = open.at(-1) ?? home;
    if (place.parentElement !== where) {
      // What is moved is hidden by that.
      where.append(place);
      // Also of a dialog that leaves the page as it closes.
      where.addEventListener('close', follow, { once: true });
    }
    // Where popovers are unknown the place is simply there.
    if (place.showPopover && place.textContent && !place.matches(':popover-open'))
      place.showPopover();
  }
  function follow(): void {
    const now = [...document.querySelectorAll('dialog[open]')];
    const before = open.filter((dialog) => now.includes(dialog));
    open = [...before, ...now.filter((dialog) => !before.includes(dialog))];
    show();
  }
  show();
  // Few browsers tell of a dialog that opens.
  const observer = new MutationObserver(follow);
  observer.observe(document, { subtree: true, attributeFilter: ['open'] });
  return { show, end: () => observer.disconnect() };
}
