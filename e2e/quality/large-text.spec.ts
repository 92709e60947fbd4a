import type { BrowserContext, Page } from '@playwright/test';
import { expectNothingCrowded } from '../support/crowded/crowded.ts';
import { newMember } from '../support/member.ts';
import { settled } from '../support/settled.ts';
import { expect, test } from '../support/test.ts';
import { hasBeenHere } from '../support/visitor.ts';

const languages = ['da', 'de', 'en', 'es', 'fi', 'fr', 'it', 'nb', 'nl', 'pl', 'sv'];

const speak = (context: BrowserContext, language: string, url: string) =>
  context.addCookies([{ name: 'locale', value: language, url }]);

test('the strip of the welcome bonus has its one height in every language, also on narrow phones', async ({
  page,
  context,
  product,
}) => {
  test.setTimeout(120_000);
  const newcomer = await newMember(product);
  await newcomer.enter(context);
  for (const language of languages) {
    await speak(context, language, product.url);
    await page.goto('/premium');
    const strip = page.locator('section', { has: page.getByRole('timer') }).first();
    await expect(strip).toBeVisible();
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 700 });
      await page.evaluate(() => document.fonts.ready);
      expect.soft((await strip.boundingBox())?.height, `${language}, ${width} px`).toBe(48);
    }
  }
});

test('the word of the tab one is in is whole in every language, also on narrow phones', async ({
  page,
  context,
  product,
}) => {
  test.setTimeout(120_000);
  const member = await newMember(product);
  await member.enter(context);
  for (const language of languages) {
    await speak(context, language, product.url);
    await page.goto('/chats');
    const tab = page.locator('.tab[aria-current=page] > span').first();
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 700 });
      await page.evaluate(() => document.fonts.ready);
      const cut = await tab.evaluate((word) => {
        const text = document.createRange();
        text.selectNodeContents(word);
        return text.getBoundingClientRect().width - word.getBoundingClientRect().width;
      });
      expect.soft(cut, `${language}, ${width} px`).toBeLessThan(0.1);
    }
  }
});

test('which question of the finder it is fits one line in every language, also on narrow phones', async ({
  page,
  context,
  product,
}) => {
  test.setTimeout(120_000);
  const member = await newMember(product);
  await member.enter(context);
  await page.setViewportSize({ width: 320, height: 700 });
  for (const language of languages) {
    await speak(context, language, product.url);
    await page.goto('/match-finder?step=2');
    const row = page.locator('main form > div').first();
    await expect(row.getByRole('button')).toHaveCount(2);
    await page.evaluate(() => document.fonts.ready);
    const lines = await row.locator('> *').evaluateAll((parts) =>
      parts.map((part) => {
        const words = document.createRange();
        words.selectNodeContents(part);
        const { height } = words.getBoundingClientRect();
        return Math.round(height / parseFloat(getComputedStyle(part).lineHeight));
      }),
    );
    expect.soft(lines.slice(1), language).toEqual([1, 1]);
  }
});

test.describe('with text twice as large nothing overlaps or leaves its place, at any width', () => {
  test.beforeEach(async ({ context, product }) => {
    test.setTimeout(120_000);
    await hasBeenHere(context);
    await speak(context, 'de', product.url);
  });

  const check = async (page: Page, paths: string[]) => {
    for (const path of paths) {
      await page.goto(path);
      await settled(page);
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      for (const width of [1280, 900, 768, 390]) {
        await page.setViewportSize({ width, height: 900 });
        await settled(page);
        await expectNothingCrowded(page, `${path}, ${width} px`);
      }
    }
  };

  test('for visitors', async ({ page }) => {
    await check(page, ['/login', '/reset-password', '/lang-config', '/pages/faq']);
  });

  test('for members', async ({ page, context, product }) => {
    const newcomer = await newMember(product);
    await newcomer.enter(context);
    await check(page, ['/members', '/likes', '/premium', '/settings', '/profile']);
  });

  test('for members, around somebody and paying', async ({ page, context, product }) => {
    const member = await newMember(product);
    const him = await newMember(product, { gender: 'male', photos: [false] });
    const conversation = await him.write(member.id, 'Hoi, hoe is het?');
    const { packages } = await member.api.get<{ packages: { id: string }[] }>('/api/packages.php');
    await member.enter(context);
    await check(page, [
      `/members/${him.id}`,
      `/chats/${conversation}`,
      `/credits/${packages[0]?.id}`,
      '/complaints',
    ]);
  });
});

test('with text twice as large the count of a tab leaves its word whole', async ({
  page,
  context,
  product,
}) => {
  const member = await newMember(product);
  const him = await newMember(product, { gender: 'male', photos: [false] });
  await him.write(member.id, 'Hoi, hoe is het?');
  await member.enter(context);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/likes');
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const tab = page.getByRole('link', { name: 'Berichten 1 ongelezen bericht' });
  // For a moment the page that the server drew stands there as well.
  await expect(async () => {
    const count = await tab.locator('.cnt').boundingBox({ timeout: 1000 });
    const word = await tab.getByText('Berichten', { exact: true }).boundingBox({ timeout: 1000 });
    expect((count?.y ?? 0) + (count?.height ?? 0)).toBeLessThanOrEqual(word?.y ?? 0);
  }).toPass({ timeout: 10_000 });
});

test('at 400 % of a small screen there is room for what the page is about', async ({
  page,
  context,
  product,
}) => {
  const member = await newMember(product);
  const him = await newMember(product, { gender: 'male', photos: [false] });
  const conversation = await him.write(member.id, 'Hoi, hoe is het?');
  await member.enter(context);
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto(`/chats/${conversation}`);
  const log = page.getByRole('log');
  await expect(log).toBeVisible();
  expect((await log.boundingBox())?.height).toBeGreaterThan(100);
  await page.goto('/members');
  await page.getByRole('button', { name: 'Filters' }).click();
  const show = page.getByRole('dialog').getByRole('button', { name: /leden tonen$/ });
  await expect(show).not.toBeInViewport();
  await show.focus();
  await expect(show).toBeInViewport();
  await page.goto('/credits/nl-150');
  const pay = page.getByRole('button', { name: /^Bestel en betaal/ });
  await expect(pay).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 150));
  await expect(page.getByRole('banner')).not.toBeInViewport();
  await expect(pay).not.toBeInViewport();
});
