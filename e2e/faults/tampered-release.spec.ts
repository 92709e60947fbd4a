import type { Browser, Page } from '@playwright/test';
import { type Member, newMember } from '../support/member.ts';
import { liveVersions } from '../support/product/live-versions.ts';
import type { Product } from '../support/product/product.ts';
import { releaseVariant } from '../support/releases/release-variant.ts';
import { expect, gatewayTest as test } from '../support/test.ts';
import { hasBeenHere } from '../support/visitor.ts';

/** A page whose files are gone is loaded anew once before it gives up. */
const reloaded = { timeout: 30_000 };
const failure = 'Dit onderdeel is niet geladen';

/** Opens the chats in a browser of its own, as `prepare` leaves it, and expects this version of the remote. */
async function expectShown(
  browser: Browser,
  { url }: Product,
  { member, version }: { member: Member; version: string },
  prepare: (page: Page) => Promise<unknown>,
): Promise<void> {
  const context = await browser.newContext({ baseURL: url, locale: 'nl-NL' });
  await member.enter(context);
  const page = await context.newPage();
  await prepare(page);
  await page.goto('/chats');
  await expect(page.getByRole('heading', { name: 'Berichten', exact: true })).toBeVisible();
  const area = page.locator('[data-remote="mf-chat"]').first();
  await expect(area).toHaveAttribute('data-version', version);
  await context.close();
}

test('one byte more in any file of a release: it does not run, the last good one is shown', async ({
  browser,
  product,
}) => {
  test.setTimeout(240_000);
  const member = await newMember(product);
  const good = liveVersions(product)['mf-chat'] ?? '';
  const live = await releaseVariant(product, 'mf-chat', { id: 'next' });
  expect(live).not.toBe(good);
  const below = `/assets/mf-chat/${live}/`;

  const used = new Set<string>();
  await expectShown(browser, product, { member, version: live }, async (page) => {
    page.on('request', (request) => {
      const [, path] = new URL(request.url()).pathname.split(below);
      if (path && /\.(js|css|json)$/.test(path)) used.add(path);
    });
  });
  const expected = ['entry.js', 'entry-page.js', 'route-chats.js', 'route-chats.css'];
  expect([...used]).toEqual(expect.arrayContaining([...expected, 'texts/nl.json']));

  for (const path of used) {
    await test.step(path, async () => {
      await expectShown(browser, product, { member, version: good }, (page) =>
        page.route(`**${below}${path}`, async (route) => {
          const answer = await route.fetch();
          // Still a valid script, stylesheet or text: only its hash is another.
          await route.fulfill({ response: answer, body: `${await answer.text()} ` });
        }),
      );
    });
  }
});

/** Texts that code fetches for itself are called by their hash. */
const fetchedTexts = /\/texts\/[\w-]{64}\.json$/;

/** One byte more in every such text below an address; gives the addresses it was done to. */
async function tamper(page: Page, below = ''): Promise<string[]> {
  const done: string[] = [];
  await page.route(
    ({ pathname }) => pathname.includes(below) && fetchedTexts.test(pathname),
    async (route) => {
      done.push(route.request().url());
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: `${await answer.text()} ` });
    },
  );
  return done;
}

test.describe('texts of a single page, with one byte more', () => {
  test.use({ expectedErrors: /integrity|digest|texts/ });

  test('are not shown: Retry, or the last good version', async ({ page, product }) => {
    test.setTimeout(240_000);
    await hasBeenHere(page);
    const terms = page.getByRole('heading', { name: 'Gebruiksvoorwaarden', level: 1 });
    const area = page.locator('[data-remote="mf-landers"]').first();

    const who = page.getByRole('heading', { name: 'Tegen wie zeg jij ja?', level: 1 });
    for (const [path, title] of [
      ['/pages/terms', terms],
      ['/landers/tinderswipe', who],
    ] as const) {
      await test.step(`${path}, without a version before`, async () => {
        const done = await tamper(page);
        await page.goto(path);
        await expect(page.getByRole('heading', { name: failure })).toBeVisible(reloaded);
        await expect(title).toBeHidden();
        expect(done).not.toEqual([]);
        await page.unrouteAll();
        await page.getByRole('button', { name: 'Probeer opnieuw' }).click();
        await expect(title).toBeVisible();
      });
    }

    await test.step('with a version before', async () => {
      const good = liveVersions(product)['mf-landers'] ?? '';
      const live = await releaseVariant(product, 'mf-landers', { id: 'next' });
      const done = await tamper(page, live);
      await page.goto('/pages/terms');
      await expect(terms).toBeVisible();
      await expect(area).toHaveAttribute('data-version', good);
      expect(done).not.toEqual([]);
    });
  });
});
