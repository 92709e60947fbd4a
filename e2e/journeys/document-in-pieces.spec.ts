import type { Page } from '@playwright/test';
import { painted } from '../support/painted.ts';
import { phone } from '../support/phone.ts';
import { shiftOf } from '../support/shift.ts';
import { expect, test } from '../support/test.ts';
import { hasBeenHere } from '../support/visitor.ts';

/** Opens a page whose document comes in many pieces, and whose styles are there since before. */
async function inPieces(page: Page, path: string): Promise<void> {
  await hasBeenHere(page);
  await page.goto(path);
  await expect(page.locator('#first-look')).toHaveCount(0);
  const cdp = await page.context().newCDPSession(page);
  // The pieces of a short page take seconds, longer than a machine with much else to do needs to paint one.
  const slow = { latency: 50, downloadThroughput: 4_000, uploadThroughput: 4_000 };
  await cdp.send('Network.emulateNetworkConditions', { offline: false, ...slow });
  await page.addInitScript(() => {
    new MutationObserver((_news, watch) => {
      if (!document.getElementById('app')) return;
      performance.mark('whole');
      watch.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(path, { waitUntil: 'commit' });
  await painted(page);
}

/** Whether it was painted before the last piece of what shows was there. */
const isPaintedInPieces = async (page: Page): Promise<boolean> => {
  await expect(page.locator('#app')).toBeAttached();
  return page.evaluate(() => {
    const [whole] = performance.getEntriesByName('whole');
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    if (!whole || !paint) throw new Error('Nothing was painted.');
    return paint.startTime < whole.startTime;
  });
};

for (const path of ['/', '/login', '/landers/maplanding']) {
  test(`${path} shows as a whole on a wide screen: a piece of it would stand elsewhere, and move`, async ({
    page,
  }) => {
    await inPieces(page, path);
    expect(await isPaintedInPieces(page)).toBe(false);
  });
}

test.describe('a phone', () => {
  test.use(phone);

  for (const path of ['/', '/login', '/pages/terms', '/members']) {
    test(`shows of ${path} what is there, and nothing moves as the rest comes`, async ({
      page,
    }) => {
      await inPieces(page, path);
      expect(await isPaintedInPieces(page)).toBe(true);
      expect(await shiftOf(page)).toBeLessThan(0.02);
    });
  }

  test('shows a lander as a whole: it fills the screen, and a piece of it would not', async ({
    page,
  }) => {
    await inPieces(page, '/landers/maplanding');
    expect(await isPaintedInPieces(page)).toBe(false);
  });
});
