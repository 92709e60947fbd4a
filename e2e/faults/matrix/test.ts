import { chromiumArgs } from '../../support/chromium.ts';
import { client } from '../../support/client.ts';
import { type Member, newMember } from '../../support/member.ts';
import { otherEngine } from '../../support/other-engine.ts';
import { type Interference, interfere } from '../../support/product/interference.ts';
import { type LaunchedGateway, launchGateway } from '../../support/product/launch-gateway.ts';
import { productAt, sharedProduct } from '../../support/product/product.ts';
import { test } from '../../support/test.ts';
import type { Case } from './cases.ts';
import { casesIn } from './serve-case.ts';

interface WorkerFixtures {
  gateway: LaunchedGateway;
  /** Browsers reach the gateway through it. */
  interference: Interference;
  /** Makes a case what the gateway serves; resolves to the version that is broken. */
  serve: (one: Case) => Promise<string>;
  someone: Member;
}

interface TestFixtures {
  /** Somebody who is logged in, in a session of the test's own. */
  member: Member;
}

/** Playwright's test with a gateway of the worker's own, whose releases may break. */
export const matrixTest = test.extend<TestFixtures, WorkerFixtures>({
  gateway: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
    async ({}, use) => {
      const gateway = await launchGateway(sharedProduct());
      await use(gateway);
      await gateway.stop();
    },
    { scope: 'worker' },
  ],
  interference: [
    async ({ gateway }, use) => {
      const interference = await interfere(gateway.url);
      await use(interference);
      interference.close();
    },
    { scope: 'worker' },
  ],
  serve: [async ({ gateway }, use) => use(await casesIn(gateway.storeFolder)), { scope: 'worker' }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
  someone: [async ({}, use) => use(await newMember(sharedProduct())), { scope: 'worker' }],
  product: ({ gateway, interference }, use) =>
    use(productAt({ ...gateway, url: interference.url })),
  member: async ({ context, someone, product, interference }, use) => {
    const { email, password } = someone;
    await client(context.request, product.url).post('/api/user.php', { email, password });
    await use(someone);
    interference.calm();
  },
  expectedErrors:
    /Failed to load resource|Loading|integrity|MIME type|satisfy|takes too long to load|broken on purpose/i,
  // What is drawn and how it moves matters to no case, and costs more than all the rest.
  contextOptions: { reducedMotion: 'reduce' },
  ...(!otherEngine && {
    launchOptions: [
      {
        executablePath: process.env.CHROMIUM_SHELL ?? '',
        args: [...chromiumArgs, '--blink-settings=imagesEnabled=false'],
      },
      { scope: 'worker' },
    ],
  }),
});

export const { expect } = matrixTest;
