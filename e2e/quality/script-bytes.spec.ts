import type { Page } from '@playwright/test';
import { newMember } from '../support/member.ts';
import { settled } from '../support/settled.ts';
import { expect, test } from '../support/test.ts';
import { hasBeenHere } from '../support/visitor.ts';

/**
 * The most that scripts may weigh which have to be there before a page can be used, in bytes after
 * brotli: those that its document names. A thousand bytes more than they do, for no two builds call
 * things quite the same, and never more than 130 kB for a page that is read and 150 for a member's. What
 * calls the API comes later.
 */
const ofVisitors = {
  '/': 127_800,
  '/login': 126_400,
  '/signup': 134_100,
  '/pages/terms': 126_800,
  '/landers/gallery': 129_300,
  '/landers/socialnetwork': 130_000,
  '/landers/tinderswipe': 130_000,
};
const ofMembers = {
  '/members': 135_900,
  '/chats': 144_000,
  '/likes/received': 126_700,
  '/credits': 130_700,
};

async function scriptBytes(page: Page): Promise<number> {
  await settled(page);
  return page.evaluate(() => {
    const named = [
      ...[...document.querySelectorAll<HTMLScriptElement>('script[defer]')].map(({ src }) => src),
      ...[...document.querySelectorAll<HTMLLinkElement>('link[as=script]')].map(({ href }) => href),
    ];
    const found = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return found
      .filter(({ name }) => named.includes(name))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  });
}

test('a visitor’s page can be used after so many bytes of script', async ({ page }) => {
  await hasBeenHere(page);
  for (const [path, most] of Object.entries(ofVisitors)) {
    await page.goto(path);
    expect.soft(await scriptBytes(page), path).toBeLessThanOrEqual(most);
  }
});

test('a member’s page can be used after so many bytes of script', async ({
  page,
  context,
  product,
}) => {
  const member = await newMember(product, { photos: [false] });
  await member.enter(context);
  for (const [path, most] of Object.entries(ofMembers)) {
    await page.goto(path);
    expect.soft(await scriptBytes(page), path).toBeLessThanOrEqual(most);
  }
});
