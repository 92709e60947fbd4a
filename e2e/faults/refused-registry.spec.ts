import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { registry } from '@afterglow/federation/registry/registry';
import { signRegistry } from '@afterglow/federation/registry/signature';
import { newPair } from '@afterglow/federation/store/key-files';
import type { Page } from '@playwright/test';
import { builtStore, copyStore } from '../support/product/built-store.ts';
import { type LaunchedGateway, launchGateway } from '../support/product/launch-gateway.ts';
import { productAt, sharedProduct } from '../support/product/product.ts';
import { test as base, expect } from '../support/test.ts';
import { hasBeenHere } from '../support/visitor.ts';

const fileIn = (folder: string) => join(folder, 'registry.json');
const good = readFileSync(fileIn(builtStore), 'utf8');

/** The next step, which would be taken if it were believed. */
function next() {
  const { signature: _, ...content } = JSON.parse(good);
  const current = registry.parse(content);
  return { ...current, sequence: current.sequence + 1 };
}

/** Registries that nobody may believe, and what the gateway says of them. */
const spoilt: [RegExp, string][] = [
  [/is not signed/, JSON.stringify(next())],
  [/signed with key \w+, which is not accepted/, signRegistry(next(), newPair())],
  [/does not fit its content/, good.replace(/"live": "\w+"/, '"live": "0123456789ab"')],
  [/is no JSON/, good.slice(0, good.length / 2)],
];

interface Fixtures {
  /** What its store begins with. */
  first: string;
  gateway: LaunchedGateway;
}

const test = base.extend<Fixtures>({
  first: [good, { option: true }],
  gateway: async ({ first }, use) => {
    const gateway = await launchGateway(sharedProduct(), (folder) => {
      copyStore(folder);
      writeFileSync(fileIn(folder), first);
    });
    await use(gateway);
    await gateway.stop();
  },
  product: ({ gateway }, use) => use(productAt(gateway)),
});

const password = (page: Page) => page.getByRole('textbox', { name: 'Wachtwoord', exact: true });

test('a registry that cannot be believed: the last good one serves on', async ({
  page,
  gateway,
}) => {
  await hasBeenHere(page);
  await page.goto('/login');
  for (const [reason, text] of spoilt) {
    writeFileSync(fileIn(gateway.storeFolder), text);
    // What was refused is looked at again after a second.
    const said = async () => {
      await page.reload();
      await expect(password(page)).toBeVisible();
      return gateway.said.join('\n');
    };
    await expect.poll(said).toMatch(new RegExp(`registry refused: .*${reason.source}.*serving #`));
  }
});

test.describe('with no good registry at all', () => {
  test.use({ first: spoilt[0]?.[1] ?? '' });

  test('a gateway says that it will be back, and is', async ({ page, gateway }) => {
    await hasBeenHere(page);
    for (const [reason, text] of spoilt) {
      writeFileSync(fileIn(gateway.storeFolder), text);
      const said = async () => {
        const answer = await page.goto('/login');
        expect(answer?.status()).toBe(503);
        await expect(page.getByRole('heading', { name: 'Een momentje' })).toBeVisible();
        return gateway.said.join('\n');
      };
      await expect.poll(said).toMatch(reason);
    }
    writeFileSync(fileIn(gateway.storeFolder), good);
    // The page asks again by itself.
    await expect(password(page)).toBeVisible({ timeout: 20_000 });
  });
});
