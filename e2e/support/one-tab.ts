import type { BrowserContextOptions, Page } from '@playwright/test';
import { test } from './test.ts';
import { hasBeenHere } from './visitor.ts';

/** Tests in one tab for all pages of a worker: a process less for each, and files are compiled once. */
export const inOneTab = (options: BrowserContextOptions = {}) =>
  test.extend<{ page: Page }, { tab: Page }>({
    tab: [
      async ({ browser }, use) => {
        const context = await browser.newContext({
          ...{ locale: 'nl-NL', timezoneId: 'Europe/Amsterdam', reducedMotion: 'reduce' },
          ...options,
        });
        await hasBeenHere(context);
        await use(await context.newPage());
        await context.close();
      },
      { scope: 'worker' },
    ],
    context: ({ tab }, use) => use(tab.context()),
    // Nobody is logged in.
    page: async ({ tab }, use) => {
      await tab.context().clearCookies();
      await use(tab);
      await tab.unrouteAll({ behavior: 'ignoreErrors' });
    },
  });
