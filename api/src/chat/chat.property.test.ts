import { setTimeout as sleep } from 'node:timers/promises';
import { createRng } from '@afterglow/demo/random';
import { type TestApp, testApp } from '../testing/app.ts';
import { campaign } from '../testing/campaign.ts';
import { addressOf, cloneDatabase } from '../testing/database.ts';
import { production } from '../testing/production.ts';
import { listen } from '../testing/stream.ts';
import { ApiProcess } from '../testing/torture/api-process.ts';
import { expectWhole } from '../testing/torture/expect-whole.ts';
import { FaultyProxy } from '../testing/torture/faulty-proxy.ts';
import { makeSides } from '../testing/torture/side.ts';
import { Traffic } from '../testing/torture/traffic.ts';

/**
 * How often the API fails, and what is acknowledged between two times. In the suite every connection
 * breaks; in a campaign the API is a process of its own, and killed. `CONVERSATIONS=2500` has so many of
 * them instead of few long ones.
 */
const { numRuns: failures, seed = Math.floor(Math.random() * 2 ** 31) } = campaign(2);
const isLong = process.env.HISTORIES !== undefined;
const pairs = isLong ? Number(process.env.CONVERSATIONS ?? 24) : 3;
const acknowledgedEach = isLong ? Math.max(500, pairs / 2) : 24;
const writers = isLong ? 48 : 6;
/** Milliseconds until a stream is given up; a connection may have gone silent. */
const streamPatience = isLong ? Math.max(10_000, 10 * pairs) : 3000;

const { next } = createRng(seed);
let t: TestApp;
let api: ApiProcess | undefined;
let proxy: FaultyProxy;
let traffic: Traffic;

beforeAll(async () => {
  const database = await cloneDatabase();
  t = await testApp(database);
  const sides = await makeSides(t, pairs);
  if (isLong) {
    // Without demo members, whose making would take most of each start.
    api = new ApiProcess({ ...production, DATABASE_URL: addressOf(database.connection) });
    await api.start();
  }
  const behind = api?.origin ?? (await listen(t));
  proxy = new FaultyProxy(() => Number(new URL(behind).port), next);
  traffic = new Traffic(sides, await proxy.listen(), next);
}, 900_000);
afterAll(async () => {
  traffic.stop();
  proxy.close();
  await api?.end();
  await t.close();
}, 30_000);

test('failing, and on a bad network: nothing acknowledged is lost, doubled, paid twice or out of order [R01, R02, R03]', async () => {
  const { acknowledged } = traffic;
  await traffic.listen(streamPatience);
  for (let failure = 1; failure <= failures; failure += 1) {
    const failsAt = acknowledged.size + 1 + Math.floor(next() * (acknowledgedEach / 2));
    const writing = traffic.write(acknowledgedEach, writers);
    while (acknowledged.size < failsAt) await sleep(1);
    await sleep(next() * 10);
    await api?.kill();
    proxy.cutAll();
    await api?.start();
    await writing;
  }
  // Whoever comes back may meet a silent line once more.
  await expectWhole(t, traffic, false, Math.max(40_000, 4 * streamPatience));
  const { none, ...faults } = proxy.had;
  // A network that was never bad proves nothing.
  expect(Object.values(faults).reduce((sum, one) => sum + one)).toBeGreaterThan(5);
  const { tries } = traffic;
  if (isLong) {
    const had = { none, ...faults };
    console.log({ seed, kills: failures, acknowledged: acknowledged.size, tries, faults: had });
  }
}, 3_600_000);
