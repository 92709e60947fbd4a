import { cpSync, globSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newMember } from '../support/member.ts';
import { builtStore, copyStore } from '../support/product/built-store.ts';
import { type LaunchedGateway, launchGateway } from '../support/product/launch-gateway.ts';
import { productAt, sharedProduct } from '../support/product/product.ts';
import { test as base, expect } from '../support/test.ts';
import { failureView, heading, logOut, seeAnother } from './matrix/shell.ts';

const releases = 'releases/mf-chat';

const test = base.extend<{ gateway: LaunchedGateway }>({
  /** Knows of mf-chat, and can read no version of it. */
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
  gateway: async ({}, use) => {
    const gateway = await launchGateway(sharedProduct(), (folder) => {
      copyStore(folder);
      const lost = globSync(join(folder, releases, '*/release.json'));
      for (const path of lost) writeFileSync(path, '{}');
    });
    await use(gateway);
    await gateway.stop();
  },
  product: ({ gateway }, use) => use(productAt(gateway)),
  expectedErrors: /503 \(Service Unavailable\)/,
});

test('a remote whose description was lost is found again without a reload', async ({
  page,
  context,
  gateway,
}) => {
  const member = await newMember(sharedProduct());
  await member.enter(context);
  await page.goto('/chats');
  const failure = failureView(page, 'mf-chat');
  const retry = failure.getByRole('button', { name: 'Probeer opnieuw' });
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));

  await test.step('not as long as it is gone', async () => {
    const asked = page.waitForResponse('**/boot.json');
    await retry.click();
    await asked;
    await expect(failure).toBeVisible();
  });

  cpSync(join(builtStore, releases), join(gateway.storeFolder, releases), { recursive: true });
  // The gateway looks again after a second.
  await expect(async () => {
    if (await retry.isVisible()) await retry.click();
    await expect(heading(page, 'Berichten')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await seeAnother(page, 'mf-chat');
  await seeAnother(page, '');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await logOut(page, member.name);
});
