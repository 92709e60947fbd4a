const controls = 'a[href],button,input,select,textarea,summary,[tabindex]';

const headingOf = (place: HTMLElement) =>
  place.querySelector<HTMLElement>('h1,h2') ?? document.querySelector<HTMLElement>('h1');

/** False where that is not possible: it is hidden or cannot be used. */
function takesFocus(heir: HTMLElement): boolean {
  heir.focus();
  return document.activeElement === heir && !heir.matches(':disabled');
}

/** What has no place in the order of Tab can be led to all the same. */
function takesLead(heading: HTMLElement | null): boolean {
  if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  return heading !== null && takesFocus(heading);
}

/**
 * Finds who inherits the focus of what goes in a place; ends with the function it gives.
 * `early` is what stood there up to whoever had the focus last before this came.
 */
export function watchFocus(
  place: HTMLElement,
  headingFirst: boolean,
  early: Element[],
): () => void {
  let holder: Element | null = null;
  /** What stood before it. */
  let before: HTMLElement[] = [];

  const all = () => [...place.querySelectorAll<HTMLElement>(controls)];
  const isGone = () => holder !== null && (!place.contains(holder) || holder.matches(':disabled'));

  function look(): void {
    const now = all();
    before = now.slice(0, Math.max(0, now.indexOf(holder as HTMLElement)));
  }
  function come({ target }: FocusEvent): void {
    holder = target as Element;
    look();
  }
  /** Who leaves by themselves has no heir; browsers differ in whether they tell of one that went. */
  function go({ target }: FocusEvent): void {
    queueMicrotask(() => {
      if (holder === target && !isGone()) holder = null;
    });
  }
  function inherit(): void {
    if (!isGone()) {
      look();
      return;
    }
    const now = all();
    const at = now.indexOf(before.findLast((one) => place.contains(one)) as HTMLElement) + 1;
    const { activeElement } = document;
    const isLost = !activeElement || activeElement === document.body || activeElement === holder;
    const heading = headingOf(place);
    const found =
      !isLost ||
      (headingFirst && takesLead(heading)) ||
      now.slice(at).some(takesFocus) ||
      now.slice(0, at).reverse().some(takesFocus) ||
      takesLead(heading);
    if (found && isGone()) holder = null;
  }

  const observer = new MutationObserver(inherit);
  observer.observe(place, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  place.addEventListener('focusin', come);
  place.addEventListener('focusout', go);
  // Who came before this did is there already, has left, or is gone.
  holder = early.at(-1) ?? null;
  before = early.slice(0, -1).filter((one) => one.matches(controls)) as HTMLElement[];
  const { activeElement } = document;
  if (!isGone()) holder = place.contains(activeElement) ? activeElement : null;
  inherit();
  return () => {
    observer.disconnect();
    place.removeEventListener('focusin', come);
    place.removeEventListener('focusout', go);
  };
}
