import { expect, test } from '../support/test.ts';
import { hasBeenHere } from '../support/visitor.ts';

/** Words of labels that something cuts off: a box around them, its round corners, or the screen. */
function cutLabels(): string[] {
  const isCut = (label: Element) => {
    const { left, right, top, bottom } = label.getBoundingClientRect();
    const middle = (top + bottom) / 2;
    // What lies beside the screen is nobody's to see.
    if (right < 4 || left > innerWidth - 4) return false;
    return [left + 4, right - 4].some((x) => {
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

const landers = ['iconslanding', 'alonetonight', 'collagelanding', 'maplanding', 'socialnetwork'];

for (const lander of landers) {
  test(`a long word for fictional is whole on the small faces of ${lander}`, async ({
    page,
    product,
  }) => {
    await hasBeenHere(page);
    await page.goto(product.on('finnish.localhost', `/landers/${lander}`));
    await expect(page.locator('main .bdg').first()).toHaveText('Fiktiivinen');
    for (const width of [390, 360, 320]) {
      await page.setViewportSize({ width, height: 844 });
      expect.soft(await page.evaluate(cutLabels), `${width} px`).toEqual([]);
    }
  });
}
