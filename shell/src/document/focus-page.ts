export const mainId = 'main';

/** Puts focus at the start of the page, unless the page has put it somewhere itself. */
export function focusPage(): void {
  const main = document.getElementById(mainId);
  if (!main || main.contains(document.activeElement) || document.querySelector('dialog[open]')) {
    return;
  }
  const target = main.querySelector<HTMLElement>('h1') ?? main;
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
