/**
 * What lies outside of an open dialog is not heard and cannot be pressed, even where it is seen above: the
 * place of the toasts goes along, and shows what is in it. Ends with the function it gives.
 */
export function followDialogs(place: HTMLElement, home: HTMLElement): () => void {
  function follow(): void {
    const where = [...document.querySelectorAll('dialog[open]')].at(-1) ?? home;
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
  follow();
  // Few browsers tell of a dialog that opens.
  const observer = new MutationObserver(follow);
  observer.observe(document, { subtree: true, attributeFilter: ['open'] });
  return () => observer.disconnect();
}
