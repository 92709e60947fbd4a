import { expect, test } from '../support/test.ts';
import { hasBeenHere } from '../support/visitor.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** Words of labels that something cuts off, by a box around them or by its round corners. */
function cutLabels(): string[] {
  const isCut = (label: Element) => {
    const { left, right, top, bottom } = label.getBoundingClientRect();
    const middle = (top + bottom) / 2;
    return [left + 4, right - 4].some((x) => {
      // What lies before the screen is nobody's to see.
      if (x < 0 || x > innerWidth) return false;
      const hit = document.elementsFromPoint(x, middle);
      return !hit.some((one) => label.contains(one));
    });
  };
  const labels = [...document.querySelectorAll<HTMLElement>('main .bdg')];
  // Decoration lets presses through, and points.
  for (const label of labels) label.style.pointerEvents = 'auto';
  const shown = labels.filter((label) => label.getBoundingClientRect().width > 0);
  return shown.filter(isCut).map((label) => label.textContent ?? '');
}

for (const lander of ['iconslanding', 'alonetonight', 'maplanding', 'socialnetwork']) {
  test(`a long word for fictional is whole in the small faces of ${lander}`, async ({
    page,
    product,
  }) => {
    await hasBeenHere(page);
    await page.goto(product.on('finnish.localhost', `/landers/${lander}`));
    await expect(page.locator('main .bdg').first()).toHaveText('Fiktiivinen');
    expect(await page.evaluate(cutLabels)).toEqual([]);
  });
}
