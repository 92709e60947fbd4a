import { chromiumArgs } from '../../support/chromium.ts';
import { client } from '../../support/client.ts';
import { type Door, openDoor } from '../../support/door.ts';
import { type Member, newMember } from '../../support/member.ts';
import { type OwnGateway, startOwnGateway } from '../../support/own-gateway.ts';
import { runningProduct, sharedProduct } from '../../support/running-product.ts';
import { test } from '../../support/test.ts';
import type { Case } from './cases.ts';
import { landingIn } from './land.ts';

interface WorkerFixtures {
  gateway: OwnGateway;
  /** Browsers reach the gateway through it. */
  door: Door;
  /** Makes a case what the gateway serves; resolves to the version that is broken. */
  land: (one: Case) => Promise<string>;
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
      const gateway = await startOwnGateway(sharedProduct());
      await use(gateway);
      await gateway.stop();
    },
    { scope: 'worker' },
  ],
  door: [
    async ({ gateway }, use) => {
      const door = await openDoor(gateway.url);
      await use(door);
      door.close();
    },
    { scope: 'worker' },
  ],
  land: [
    async ({ gateway }, use) => use(await landingIn(gateway.storeFolder)),
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
  someone: [async ({}, use) => use(await newMember(sharedProduct())), { scope: 'worker' }],
  product: ({ gateway, door }, use) => use(runningProduct({ ...gateway, url: door.url })),
  member: async ({ context, someone, product, door }, use) => {
    const { email, password } = someone;
    await client(context.request, product.url).post('/api/user.php', { email, password });
    await use(someone);
    door.calm();
  },
  expectedErrors:
    /Failed to load resource|Loading|integrity|MIME type|satisfy|too slow|broken on purpose/i,
  // What is drawn and how it moves matters to no case, and costs more than all the rest.
  contextOptions: { reducedMotion: 'reduce' },
  launchOptions: [
    {
      executablePath: process.env.CHROMIUM ?? '',
      args: [...chromiumArgs, '--blink-settings=imagesEnabled=false'],
    },
    { scope: 'worker' },
  ],
});

export const { expect } = matrixTest;
