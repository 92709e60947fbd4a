import type { Page } from '@playwright/test';
import { newMember } from '../support/member.ts';
import { expect, test } from '../support/test.ts';

/** From here on every frame that shows nothing, unless the page says that it takes longer. */
async function watchFrames(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const empty: string[] = [];
    Object.assign(window, { empty });
    const look = () => {
      const isLate = 'late' in document.documentElement.dataset;
      const text = document.querySelector('main')?.textContent.trim();
      if (!text && !isLate) empty.push(location.pathname);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return () => page.evaluate(() => (window as unknown as { empty: string[] }).empty);
}

test('no frame is empty between the pages of several packages', async ({
  page,
  context,
  product,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  const me = await newMember(product);
  await me.enter(context);
  await page.goto('/members');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const emptyFrames = await watchFrames(page);
  const go = async (path: string) => {
    await page.locator(`a[href="${path}"]:visible`).first().click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  };
  for (const path of ['/chats', '/members', '/chats', '/credits', '/members', '/chats']) {
    await go(path);
    if (path === '/credits') await page.goBack();
  }
  expect(await emptyFrames()).toEqual([]);
});
