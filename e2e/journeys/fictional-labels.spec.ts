import { newMember } from '../support/member.ts';
import { expect, test } from '../support/test.ts';
import { hasBeenHere } from '../support/visitor.ts';

/** Words of labels that something cuts off: a box around them, its round corners, or the screen. */
function cutLabels(): string[] {
  const isCut = (label: Element) => {
    const { left, right, top, bottom } = label.getBoundingClientRect();
    const middle = (top + bottom) / 2;
    // What lies beside the screen is nobody's to see.
    if (right < 4 || left > innerWidth - 4) return false;
    if (left < 0 || right > innerWidth) return true;
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

test('on small phones the button that closes a match leaves the word for fictional whole', async ({
  page,
  context,
  product,
}) => {
  const member = await newMember(product, { photos: [false] });
  const { results } = await member.api.get<{ results: { fictional: boolean }[] }>(
    '/api/search.php?min_age=45',
  );
  const profile = results.find(({ fictional }) => fictional);
  await page.route('**/api/auto-like.php', (route) =>
    route.fulfill({ json: { profile, suggestion: true } }),
  );
  await member.enter(context);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/members?t=1');
  const dialog = page.getByRole('dialog');
  const label = dialog.locator('.bdg');
  await expect(label).toBeVisible();
  for (const [width, height] of [
    [320, 640],
    [375, 667],
  ] as const) {
    await page.setViewportSize({ width, height });
    const word = await label.boundingBox();
    const close = await dialog.getByRole('button').first().boundingBox();
    const isBeside = (word?.x ?? 0) + (word?.width ?? 0) <= (close?.x ?? 0);
    const isBelow = (word?.y ?? 0) >= (close?.y ?? 0) + (close?.height ?? 0);
    expect.soft(isBeside || isBelow, `${width} px`).toBe(true);
  }
});
