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

test('a member gets no page of a visitor', async ({ page, product }) => {
  const member = await newMember(product);
  await member.enter(page.context());
  expect(await (await page.request.get('/pages/service')).text()).not.toContain('first-look');
});
