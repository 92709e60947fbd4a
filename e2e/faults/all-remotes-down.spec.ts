import { newMember } from '../support/member.ts';
import { type Interference, interfere } from '../support/product/interference.ts';
import { productAt, sharedProduct } from '../support/product/product.ts';
import { test as base, expect } from '../support/test.ts';
import { isWhole } from './is-whole.ts';
import { failureView, heading, logOut, navigation } from './matrix/shell.ts';
import { codeFaults } from './matrix/transport.ts';

const test = base.extend<{ interference: Interference }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
  interference: async ({}, use) => {
    const interference = await interfere(sharedProduct().url);
    await use(interference);
    interference.close();
  },
  product: ({ interference }, use) => use(productAt({ ...sharedProduct(), url: interference.url })),
  expectedErrors: /Failed to load resource|Loading|integrity|MIME type/i,
});

const patience = { timeout: 20_000 };

/** One of each kind: an answer that is none, no answer, no connection. Each one remote meets in the matrix. */
const some = ['answers 404', 'hangs', 'refuses the connection'];

for (const { what, trouble } of codeFaults.filter((one) => isWhole || some.includes(one.what))) {
  test(`every remote ${what}: the shell stands and says so, and Retry brings a page back [R10]`, async ({
    page,
    context,
    interference,
    product,
  }) => {
    const member = await newMember(product);
    await member.enter(context);
    interference.trouble(/^\/assets\/mf-.*\/entry\.js$/, trouble);
    await page.goto('/chats', { waitUntil: 'commit' });
    await expect(failureView(page, 'mf-chat')).toBeVisible(patience);
    await expect(navigation(page)).toBeVisible();
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));

    // Without TLS a browser has six connections to a host. With files that hang on all of them no call
    // would come through, and the page would say rightly that there is no network.
    interference.giveUp();
    await navigation(page).getByRole('link', { name: 'Likes' }).click();
    await expect(page).toHaveURL(/\/likes$/);
    await expect(failureView(page, 'mf-members')).toBeVisible(patience);

    interference.calm();
    await failureView(page, 'mf-members').getByRole('button', { name: 'Probeer opnieuw' }).click();
    await expect(heading(page, 'Likes')).toBeVisible();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    await logOut(page, member.name);
  });
}
