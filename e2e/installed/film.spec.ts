import { expect, test } from '../support/test.ts';
import { hasBeenHere } from '../support/visitor.ts';

test('a film goes past the worker, which would cut its pieces', async ({ page }) => {
  await hasBeenHere(page);
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const film = page.waitForResponse(/\.mp4$/);
  const script = page.waitForResponse(/\/mf-landers\/.*\.js$/);
  await page.goto('/landers/video');
  expect((await film).fromServiceWorker()).toBe(false);
  expect((await script).fromServiceWorker()).toBe(true);
});
