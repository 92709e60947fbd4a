import type { Page } from '@playwright/test';
import { type Interference, interfere } from '../support/product/interference.ts';
import { type LaunchedGateway, launchGateway } from '../support/product/launch-gateway.ts';
import { productAt, sharedProduct } from '../support/product/product.ts';
import { test as base } from '../support/test.ts';

interface Fixtures {
  gateway: LaunchedGateway;
  /** The line between browser and gateway. */
  line: Interference;
}

/** Tests with a gateway of their own, and a line to it that can be cut. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
  gateway: async ({}, use) => {
    const gateway = await launchGateway(sharedProduct());
    await use(gateway);
    await gateway.stop();
  },
  line: async ({ gateway }, use) => {
    const line = await interfere(gateway.url);
    await use(line);
    line.close();
  },
  product: ({ gateway, line }, use) =>
    use({ ...productAt({ ...sharedProduct(), ...gateway }), url: line.url }),
  // Calls fail on purpose, and so does the event stream.
  expectedErrors: /Failed to load resource|ERR_/,
});

/** What the worker has kept, by address. */
export const kept = (page: Page, store: string): Promise<string[]> =>
  page.evaluate(async (name) => {
    const requests = await (await caches.open(name)).keys();
    return requests.map(({ url }) => new URL(url).pathname);
  }, store);
