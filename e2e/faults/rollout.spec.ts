import { bootElementId } from '@afterglow/federation/registry/boot-document';
import { reportsAddress } from '@afterglow/federation/telemetry/reporter';
import { vitalsAddress } from '@afterglow/federation/telemetry/voice';
import { seeded } from '@afterglow/federation/testing/random';
import type { Browser } from '@playwright/test';
import { browserOf, hide, loginOf, lookAndTell, type Visitor } from '../support/look-and-tell.ts';
import { liveVersions } from '../support/product/live-versions.ts';
import type { Product } from '../support/product/product.ts';
import { lastStep } from '../support/releases/last-step.ts';
import { tryBySteps } from '../support/releases/release-variant.ts';
import { expect, ownTest as test } from '../support/test.ts';

const remote = 'mf-auth-signup';

/** Two visitors at a time: one with the trial, one without. */
const couple = (n: number): [Visitor, Visitor] => [
  { address: `192.0.2.${n}`, bucket: n },
  { address: `198.51.100.${n}`, bucket: 9999 - n },
];

/** A pair looks in real browsers, one of them at the trial. */
async function look(browser: Browser, product: Product, n: number): Promise<void> {
  await Promise.all(couple(n).map((visitor) => lookAndTell(browser, product, visitor)));
}

/** Whether the gateway has taken a step by itself. */
const hasDecided = async (product: Product) => (await lastStep(product))?.who === 'gateway';

/** What a document says of the versions it names, and its ticket for reports. */
async function documentFor({ url }: Product, { address, bucket }: Visitor) {
  const headers = { 'x-forwarded-for': address, cookie: `bucket=${bucket}` };
  const html = await (await fetch(`${url}/login`, { headers })).text();
  const [, json = '{}'] = new RegExp(`id="${bootElementId}"[^>]*>([^<]*)<`).exec(html) ?? [];
  const boot = JSON.parse(json);
  const { version } = boot.remotes.find(({ name }: { name: string }) => name === remote);
  return { token: boot.reports.token as string, version: version as string };
}

/** A slow version holds a press up by this, in milliseconds. */
const slowness = 400;

/**
 * Tells the collector by HTTP what a page would: it was shown, and how fast.
 *
 * @param slow the version that holds presses up, if one does
 */
async function tell(
  product: Product,
  visitor: Visitor,
  random: () => number,
  slow?: string,
): Promise<void> {
  const { token, version } = await documentFor(product, visitor);
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': visitor.address };
  const say = async (path: string, said: object) => {
    const body = JSON.stringify({ token, ...said });
    const { status } = await fetch(product.url + path, { method: 'POST', headers, body });
    expect(status).toBe(204);
  };
  await say(reportsAddress, { outcomes: [{ remote, version, failure: null, duration: 300 }] });
  const values = {
    'lcp-cold': 400 + Math.round(800 * random()),
    inp: 8 * Math.round(12 * random()) + (version === slow ? slowness : 0),
  };
  const voices = Object.entries(values).map(([measure, value]) => ({
    remote,
    version,
    measure,
    value,
  }));
  await say(vitalsAddress, { voices });
}

test('a canary that fails for its share is taken back, and the history says why', async ({
  browser,
  product,
}) => {
  test.setTimeout(180_000);
  const live = liveVersions(product)[remote];
  const tried = await tryBySteps(product, remote, {
    id: 'broken',
    file: 'entry.js',
    change: (text) => `throw new Error('broken on purpose');${text}`,
  });
  for (let n = 1; n <= 12; n += 1) {
    const page = await browserOf(browser, product, couple(n)[0]);
    // They see the form of the version before.
    await loginOf(page);
    await hide(page, 'outcomes');
    await page.context().close();
  }
  await expect
    .poll(() => lastStep(product), { timeout: 60_000, intervals: [500] })
    .toMatchObject({ who: 'gateway', what: `${remote} canary ended` });
  const step = await lastStep(product);
  expect(step?.why).toMatch(
    new RegExp(
      `${tried} failed for \\d+, 0 report it shown; ${live} failed for 0, \\d+ report it shown`,
    ),
  );
  expect((await documentFor(product, couple(1)[0])).version).toBe(live);
});

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
  const real = 6;
  for (let n = 1; n <= real; n += 1) await look(browser, product, n);
  const random = seeded(1);
  for (let n = real + 1; n <= 60 && !(await hasDecided(product)); n += 1) {
    await Promise.all(couple(n).map((visitor) => tell(product, visitor, random, tried)));
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

test('a canary that is as good goes on to its next step, and the history says why', async ({
  browser,
  product,
}) => {
  test.setTimeout(300_000);
  const tried = await tryBySteps(product, remote, { id: 'good' });
  const later = { address: '203.0.113.1', bucket: 6000 };
  expect((await documentFor(product, later)).version).not.toBe(tried);
  // The first pages are real; a step needs 150 pairs, and more real pages would say no more.
  for (let n = 1; n <= 5; n += 1) await look(browser, product, n);
  const random = seeded(1);
  for (let n = 1; n <= 400 && !(await hasDecided(product)); n += 1) {
    const visitors = [
      { address: `10.0.${n >> 8}.${n & 255}`, bucket: n },
      { address: `10.1.${n >> 8}.${n & 255}`, bucket: 9999 - n },
    ];
    await Promise.all(visitors.map((visitor) => tell(product, visitor, random)));
  }
  await expect
    .poll(() => lastStep(product), { timeout: 30_000, intervals: [500] })
    .toMatchObject({
      who: 'gateway',
      what: `${remote} ${tried} canary for 75 %`,
      // 150 at least; more come in before the gateway looks.
      why: expect.stringMatching(
        /^as good as .*errors worse in 0, better in 0 of (1[5-9]|[2-9]\d)\d pairs/,
      ),
    });
  expect((await documentFor(product, later)).version).toBe(tried);
});
