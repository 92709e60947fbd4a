import { expect, type Page } from '@playwright/test';

/** Waits until something stands on the screen: earlier nobody could press or type anything. */
export const painted = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => performance.getEntriesByType('paint').length))
    .toBeGreaterThan(0);
