import type { BrowserContext, Page } from '@playwright/test';

/** The page greets nobody with the entry warning: its visitor has been in before. */
export async function hasBeenHere(page: Page | BrowserContext): Promise<void> {
  await page.addInitScript(() => {
    // A page of nobody, before the first: it keeps nothing.
    if (self.origin === 'null') return;
    localStorage.setItem('hide-site-entry-warning', '1700000000000');
  });
}
