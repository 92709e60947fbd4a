import { expect, type Page } from '@playwright/test';

/** Waits until the page shows its content: its heading drawn by itself, and nothing on its way. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('#first-look')).toHaveCount(0);
  await expect(page.getByRole('heading').first()).toBeAttached();
  await expect(page.locator('main [aria-busy=true], main .sk')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
  // What changed just now shows, or begins to move, with the next frame.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  const moving = () => document.getAnimations().filter((one) => one.playState === 'running').length;
  await expect.poll(() => page.evaluate(moving), 'nothing moves').toBe(0);
}
