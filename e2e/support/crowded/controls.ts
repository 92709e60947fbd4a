/**
 * What people must press and cannot: cut off, or under something else; and a page that is wider than
 * its screen. It runs in the page.
 */
export function crowdedControls(): string[] {
  const found: string[] = [];
  const { clientWidth: screen, scrollWidth } = document.documentElement;
  if (scrollWidth > screen)
    found.push(`the page is ${scrollWidth - screen} px wider than the screen`);
  const say = (element: Element, what: string) =>
    found.push(`${what}: ${element.outerHTML.slice(0, 140)}`);
  // An icon without words is pressed beyond its edge on purpose.
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    element.textContent?.trim() !== '' &&
    !element.closest('.visually-hidden') &&
    !element.querySelector('.visually-hidden');
  const controls = [
    ...document.querySelectorAll(
      'button, a[class*="btn"], nav a, [role=tab], label, summary, h1, h2',
    ),
  ].filter(isSeen);
  for (const element of controls) {
    const { overflowX, textOverflow } = getComputedStyle(element);
    const isCut = element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0;
    // Names of people may end in an ellipsis; the profile says them whole.
    if (isCut && overflowX !== 'visible' && textOverflow !== 'ellipsis') say(element, 'cut off');
    if (isCut && overflowX === 'visible') say(element, 'out of its box');
  }
  const pressed = controls.filter((element) => element.matches('button, a, summary'));
  for (const [index, one] of pressed.entries()) {
    for (const other of pressed.slice(index + 1)) {
      if (one.contains(other) || other.contains(one)) continue;
      const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      const layered = (element: Element) => getComputedStyle(element).position !== 'static';
      if (across > 2 && down > 2 && !layered(one) && !layered(other)) say(one, 'overlaps');
    }
  }
  return [...new Set(found)];
}
