import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { newMember } from '../support/member.ts';
import { liveVersions } from '../support/product/live-versions.ts';
import { releaseFromSources } from '../support/releases/release-from-sources.ts';
import { releaseVariant } from '../support/releases/release-variant.ts';
import { expect, ownTest } from '../support/test.ts';
import { hasBeenHere } from '../support/visitor.ts';

/** A page whose files are gone is loaded anew once before it gives up. */
const reloaded = { timeout: 30_000 };
const failure = 'Dit onderdeel is niet geladen';

ownTest(
  'one byte more in any file of a release: it does not run, the last good one is shown',
  async ({ browser, product }) => {
    ownTest.setTimeout(480_000);
    const member = await newMember(product);
    const good = liveVersions(product)['mf-chat'];
    const live = await releaseVariant(product, 'mf-chat', { id: 'next' });
    expect(live).not.toBe(good);

    const folder = join(product.storeFolder, 'releases/mf-chat', live);
    const { files } = JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')) as {
      files: Record<string, object>;
    };
    const used: string[] = [];
    for (const path of Object.keys(files).filter((name) => /\.(js|css|json)$/.test(name))) {
      await ownTest.step(path, async () => {
        const context = await browser.newContext({ baseURL: product.url, locale: 'nl-NL' });
        await member.enter(context);
        const page = await context.newPage();
        let isUsed = false;
        await page.route(`**/assets/mf-chat/${live}/${path}`, async (route) => {
          isUsed = true;
          const answer = await route.fetch();
          // Still a valid script, stylesheet or text: only its hash is another.
          await route.fulfill({ response: answer, body: `${await answer.text()} ` });
        });
        await page.goto('/chats');
        await expect(page.getByRole('heading', { name: 'Berichten', exact: true })).toBeVisible();
        const area = page.locator('[data-remote="mf-chat"]').first();
        await expect(area).toHaveAttribute('data-version', (isUsed ? good : live) ?? '');
        if (isUsed) used.push(path);
        await context.close();
      });
    }
    const expected = ['entry.js', 'entry-page.js', 'route-chats.js', 'route-chats.css'];
    expect(used).toEqual(expect.arrayContaining([...expected, 'texts/nl.json']));
  },
);

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

ownTest.describe('texts of a single page, with one byte more', () => {
  ownTest.use({ expectedErrors: /integrity|digest|texts/ });

  ownTest('are not shown: Retry, or the last good version', async ({ page, product }) => {
    ownTest.setTimeout(240_000);
    await hasBeenHere(page);
    const terms = page.getByRole('heading', { name: 'Gebruiksvoorwaarden', level: 1 });
    const area = page.locator('[data-remote="mf-landers"]').first();

    const who = page.getByRole('heading', { name: 'Tegen wie zeg jij ja?', level: 1 });
    for (const [path, title] of [
      ['/pages/terms', terms],
      ['/landers/tinderswipe', who],
    ] as const) {
      await ownTest.step(`${path}, without a version before`, async () => {
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

    await ownTest.step('with a version before', async () => {
      const good = liveVersions(product)['mf-landers'] ?? '';
      const file = 'mf-landers/src/pages/terms/nl.json';
      const change = (text: string) => text.replace('Gebruiksvoorwaarden', 'Nieuwe voorwaarden');
      await releaseFromSources(product, 'mf-landers', [{ file, change }]);
      const live = liveVersions(product)['mf-landers'] ?? '';
      const done = await tamper(page, live);
      await page.goto('/pages/terms');
      await expect(terms).toBeVisible();
      await expect(area).toHaveAttribute('data-version', good);
      expect(done).not.toEqual([]);
    });
  });
});
