import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { liveVersions } from '../support/live-versions.ts';
import { newMember } from '../support/member.ts';
import { type OwnGateway, startOwnGateway } from '../support/own-gateway.ts';
import { runningProduct, sharedProduct } from '../support/running-product.ts';
import { test as base, expect } from '../support/test.ts';
import { failureView, heading, logOut, seeAnother } from './matrix/around.ts';

const test = base.extend<{ gateway: OwnGateway }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
  gateway: async ({}, use) => {
    const gateway = await startOwnGateway(sharedProduct());
    await use(gateway);
    await gateway.stop();
  },
  product: ({ gateway }, use) => use(runningProduct(gateway)),
  expectedErrors: /503 \(Service Unavailable\)/,
});

test('a remote whose description was lost is found again without a reload', async ({
  page,
  context,
  gateway,
  product,
}) => {
  const version = liveVersions(gateway)['mf-chat'] ?? '';
  const path = join(gateway.storeFolder, 'releases/mf-chat', version, 'release.json');
  const good = readFileSync(path);
  writeFileSync(path, '{}');
  // The gateway has read the store already; a registry with another stamp makes it look again.
  const registry = join(gateway.storeFolder, 'registry.json');
  writeFileSync(registry, readFileSync(registry));
  const member = await newMember(product);
  await member.enter(context);
  await page.goto('/chats');
  const failure = failureView(page, 'mf-chat');
  await expect(failure).toBeVisible();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const retry = failure.getByRole('button', { name: 'Probeer opnieuw' });

  await test.step('not as long as it is gone', async () => {
    await retry.click();
    await expect(failure).toBeVisible();
  });

  writeFileSync(path, good);
  await expect(async () => {
    if (await retry.isVisible()) await retry.click();
    await expect(heading(page, 'Berichten')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await seeAnother(page, 'mf-chat');
  await seeAnother(page, '');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await logOut(page, member.name);
});
