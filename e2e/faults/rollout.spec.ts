import { seeded } from '@afterglow/federation/testing/random';
import type { Browser } from '@playwright/test';
import { couple, documentFor, lookAndTell, tell } from '../support/look-and-tell.ts';
import { liveVersions } from '../support/product/live-versions.ts';
import type { Product } from '../support/product/product.ts';
import { lastStep } from '../support/releases/last-step.ts';
import { tryBySteps } from '../support/releases/release-variant.ts';
import { expect, gatewayTest as test } from '../support/test.ts';

const remote = 'mf-auth-signup';

/** A pair looks in real browsers, one of them at the trial. */
async function look(browser: Browser, product: Product, n: number): Promise<void> {
  await Promise.all(couple(n).map((visitor) => lookAndTell(browser, product, visitor)));
}

/** Whether the gateway has taken a step by itself. */
const hasDecided = async (product: Product) => (await lastStep(product))?.who === 'gateway';

/** A slow version holds a press up by this, in milliseconds. */
const slowness = 400;

test('a canary that answers slower in real browsers is halted, and the history says why', async ({
  browser,
  product,
}) => {
  test.setTimeout(300_000);
  const live = liveVersions(product)[remote];
  const tried = await tryBySteps(product, remote, {
    id: 'slow',
    file: 'entry.js',
    change: (text) =>
      `addEventListener('pointerdown',()=>{for(const s=performance.now();performance.now()-s<${slowness};);});${text}`,
  });
  // The first pairs are real. 21 do when the new version loses all of them; more real ones would say no more.
  const real = 2;
  for (let n = 1; n <= real; n += 1) await look(browser, product, n);
  const random = seeded(1);
  for (let n = real + 1; n <= 60 && !(await hasDecided(product)); n += 1) {
    const holdUp = { version: tried, slowness };
    await Promise.all(couple(n).map((visitor) => tell(product, visitor, random, holdUp)));
  }
  await expect
    .poll(() => lastStep(product), { timeout: 30_000, intervals: [500] })
    .toMatchObject({
      who: 'gateway',
      what: `${remote} canary ${tried} halted at 50 % and taken back`,
      why: expect.stringMatching(
        new RegExp(`^worse than ${live}: .*INP worse in \\d+, better in \\d of \\d+ pairs`),
      ),
    });
  expect((await documentFor(product, couple(1)[0])).version).toBe(live);
});
