import type { Page } from '@playwright/test';

/** Keeps the page's scripts on their way until `come` is called. */
export async function scriptsOnTheirWay(page: Page): Promise<{ come(): void }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  return { come: resolve };
}
