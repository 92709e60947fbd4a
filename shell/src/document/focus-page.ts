export const mainId = 'main';

/** Puts focus at the start of the page, unless the page has put it somewhere itself. */
export function focusPage(): void {
  const main = document.getElementById(mainId);
  const { activeElement } = document;
  if (!main || document.querySelector('dialog[open]')) return;
  // All of it has it from a press beside everything, or when what had it went with the page before. What is
  // hidden by now, as a list behind what was opened from it, loses it in a moment.
  const isIn = main !== activeElement && main.contains(activeElement);
  if (isIn && activeElement?.checkVisibility?.() !== false) return;
  const target = main.querySelector('h1') ?? main;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
