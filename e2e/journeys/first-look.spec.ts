import type { Page } from '@playwright/test';
import { newMember } from '../support/member.ts';
import { expect, test } from '../support/test.ts';
import { hasBeenHere } from '../support/visitor.ts';

/** Keeps the page's scripts on their way until `come` is called. */
async function scriptsOnTheirWay(page: Page): Promise<{ come(): void }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  return { come: resolve };
}

test('a public page is there before its scripts, and where one was in it one stays', async ({
  page,
}) => {
  await hasBeenHere(page);
  const scripts = await scriptsOnTheirWay(page);
  await page.goto('/pages/service', { waitUntil: 'commit' });
  const look = page.locator('#first-look');
  const title = page.getByRole('heading', { level: 1 });
  await expect(look.getByRole('heading', { level: 1 })).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByType('paint').length))
    .toBeGreaterThan(0);
  await expect(page.locator('#app')).toBeEmpty();
  const [text, place] = [await title.textContent(), await title.boundingBox()];
  const link = page.getByRole('main').getByRole('link').first();
  await link.focus();
  const words = (await link.textContent()) ?? '';
  await page.evaluate(() => scrollTo(0, 40));

  scripts.come();
  await expect(look).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: words }).first()).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(40);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(title).toHaveText(text ?? '');
  expect(await title.boundingBox()).toEqual(place);
});

/** Where each word of the page begins, once its fonts are there. */
const wordsIn = (page: Page, within: string) =>
  page.evaluate(async (place) => {
    await document.fonts.ready;
    const main = document.querySelector(`${place} main`);
    if (!main) throw new Error(`Nothing in ${place}.`);
    return [...main.querySelectorAll('h1, h2, p, li, dt, dd')].map((one) => {
      const { x, y } = one.getBoundingClientRect();
      return [one.textContent, Math.round(x), Math.round(y)];
    });
  }, within);

const legal = ['terms', 'privacy', 'return-policy', 'faq', 'service', 'cookies'];

for (const name of legal) {
  test(`${name} has the same words in the same places before and after its scripts`, async ({
    page,
  }) => {
    await hasBeenHere(page);
    const scripts = await scriptsOnTheirWay(page);
    await page.goto(`/pages/${name}`, { waitUntil: 'commit' });
    await expect(page.locator('#first-look h1')).toBeVisible();
    const before = await wordsIn(page, '#first-look');
    scripts.come();
    await expect(page.locator('#first-look')).toHaveCount(0);
    expect(await wordsIn(page, '#app')).toEqual(before);
  });
}

test('what was typed into a field before the scripts is typed in the page, and goes on there', async ({
  page,
}) => {
  await hasBeenHere(page);
  const scripts = await scriptsOnTheirWay(page);
  await page.goto('/pages/faq', { waitUntil: 'commit' });
  const field = page.getByRole('searchbox');
  await field.pressSequentially('acount');
  await field.press('ArrowLeft');
  await field.press('ArrowLeft');
  await field.press('ArrowLeft');
  await field.press('ArrowLeft');
  scripts.come();
  await expect(page.locator('#first-look')).toHaveCount(0);
  await expect(field).toBeFocused();
  await page.keyboard.press('c');
  await expect(field).toHaveValue('account');
  await expect(page.getByRole('main').getByRole('status')).not.toBeEmpty();
});

test('a member gets no page of a visitor', async ({ page, product }) => {
  const member = await newMember(product);
  await member.enter(page.context());
  expect(await (await page.request.get('/pages/service')).text()).not.toContain('first-look');
});
