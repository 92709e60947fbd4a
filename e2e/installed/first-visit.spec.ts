import { expect } from '../support/test.ts';
import { hasBeenHere } from '../support/visitor.ts';
import { test } from './with-worker.ts';

test('a browser that tells nothing of its paints gets the scripts all the same, and then its worker', async ({
  page,
}) => {
  await hasBeenHere(page);
  await page.addInitScript(() => {
    const { observe } = PerformanceObserver.prototype;
    PerformanceObserver.prototype.observe = function (options) {
      if (options?.type !== 'paint') observe.call(this, options);
    };
  });
  await page.goto('/pages/service');
  await expect(page.locator('#first-look')).toHaveCount(0);
  await expect
    .poll(() =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
    )
    .toBe(1);
});
