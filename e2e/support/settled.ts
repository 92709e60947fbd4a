import { expect, type Page } from '@playwright/test';

/** Asked in the page, twenty times a second: what Playwright asks again and again it asks ever less often. */
async function until(page: Page, isSo: () => boolean): Promise<void> {
  // What does not come is said by what is expected then.
  await page.waitForFunction(isSo, undefined, { polling: 50, timeout: 10_000 }).catch(() => {});
}

/** Waits until the page shows its content: its heading drawn by itself, and nothing on its way. */
export async function settled(page: Page): Promise<void> {
  await until(
    page,
    () =>
      !document.querySelector('#first-look, main [aria-busy=true], main .sk') &&
      document.querySelector('h1, h2, h3, h4, h5, h6, [role=heading]') !== null,
  );
  await expect(page.locator('#first-look')).toHaveCount(0);
  await expect(page.getByRole('heading').first()).toBeAttached();
  await expect(page.locator('main [aria-busy=true], main .sk')).toHaveCount(0);
  // What changed just now shows, or begins to move, with the next frame.
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  });
  await until(page, () => document.getAnimations().every((one) => one.playState !== 'running'));
  const moving = () => document.getAnimations().filter((one) => one.playState === 'running').length;
  await expect.poll(() => page.evaluate(moving), 'nothing moves').toBe(0);
}
