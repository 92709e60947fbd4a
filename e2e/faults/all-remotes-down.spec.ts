import { type Door, openDoor } from '../support/door.ts';
import { newMember } from '../support/member.ts';
import { runningProduct, sharedProduct } from '../support/running-product.ts';
import { test as base, expect } from '../support/test.ts';
import { failureView, heading, logOut, navigation } from './matrix/around.ts';
import { ways } from './matrix/ways.ts';

const test = base.extend<{ door: Door }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
  door: async ({}, use) => {
    const door = await openDoor(sharedProduct().url);
    await use(door);
    door.close();
  },
  product: ({ door }, use) => use(runningProduct({ ...sharedProduct(), url: door.url })),
  expectedErrors: /Failed to load resource|Loading|integrity|MIME type/i,
});

const patience = { timeout: 20_000 };

for (const { what, trouble } of ways) {
  test(`every remote ${what}: the shell stands and says so, and Retry brings a page back`, async ({
    page,
    context,
    door,
    product,
  }) => {
    const member = await newMember(product);
    await member.enter(context);
    door.trouble(/^\/assets\/mf-.*\/entry\.js$/, trouble);
    await page.goto('/chats', { waitUntil: 'commit' });
    await expect(failureView(page, 'mf-chat')).toBeVisible(patience);
    await expect(navigation(page)).toBeVisible();
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));

    await navigation(page).getByRole('link', { name: 'Likes' }).click();
    await expect(page).toHaveURL(/\/likes$/);
    await expect(failureView(page, 'mf-members')).toBeVisible(patience);

    door.calm();
    await failureView(page, 'mf-members').getByRole('button', { name: 'Probeer opnieuw' }).click();
    await expect(heading(page, 'Likes')).toBeVisible();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    await logOut(page, member.name);
  });
}
