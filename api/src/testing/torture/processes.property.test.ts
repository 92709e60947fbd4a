import { setTimeout as sleep } from 'node:timers/promises';
import { createRng } from '@afterglow/demo/random';
import { type TestApp, testApp } from '../app.ts';
import { campaign } from '../campaign.ts';
import { addressOf, cloneDatabase } from '../database.ts';
import { production } from '../production.ts';
import { Balancer } from './balancer.ts';
import { expectWhole } from './expect-whole.ts';
import { Haproxy } from './haproxy.ts';
import { Pair } from './pair.ts';
import { makeSides } from './side.ts';
import { Traffic } from './traffic.ts';

/**
 * How often a process is killed, and what is acknowledged in each time without it. In the suite it is a
 * machine with its gateway and API; in a campaign either of them, too, behind HAProxy.
 */
const { numRuns: failures, seed = Math.floor(Math.random() * 2 ** 31) } = campaign(1);
const isLong = process.env.HISTORIES !== undefined;
const acknowledgedEach = isLong ? 500 : 24;
const writers = isLong ? 24 : 6;

const { next, pick } = createRng(seed);
let t: TestApp;
let pairs: Pair[];
let balancer: Balancer | Haproxy;
let traffic: Traffic;

beforeAll(async () => {
  const database = await cloneDatabase();
  t = await testApp(database);
  const sides = await makeSides(t, isLong ? 12 : 3);
  const env = { ...production, DATABASE_URL: addressOf(database.connection) };
  pairs = [new Pair(env), new Pair(env)];
  await Promise.all(pairs.map((pair) => pair.start()));
  const ports = pairs.map(({ port }) => port);
  balancer = isLong ? new Haproxy(ports) : new Balancer(ports);
  traffic = new Traffic(sides, await balancer.listen(), next);
}, 120_000);
afterAll(async () => {
  traffic?.stop();
  await balancer?.end();
  await Promise.all(pairs.map((pair) => pair.end()));
  await t.close();
}, 30_000);

test('two of each: one is killed under load, the other one goes on with everything [R01, R02, R03]', async () => {
  const { acknowledged } = traffic;
  await traffic.listen(30_000);
  for (let failure = 1; failure <= failures; failure += 1) {
    const pair = pick(pairs);
    const victim = isLong ? pick([pair, pair.api, pair.gateway]) : pair;
    const failsAt = acknowledged.size + 1 + Math.floor(next() * (acknowledgedEach / 2));
    const writing = traffic.write(acknowledgedEach, writers);
    while (acknowledged.size < failsAt) await sleep(1);
    await sleep(next() * 10);
    await victim.kill();
    await writing;
    // Every page is told what was written since by whoever is left.
    if (!isLong) await expectWhole(t, traffic);
    await victim.start();
  }
  await expectWhole(t, traffic);
  const { pages, tries } = traffic;
  const longestAway = Math.round(Math.max(...pages.map((page) => page.longestAway)));
  if (isLong) {
    console.log({ seed, kills: failures, acknowledged: acknowledged.size, tries, longestAway });
  }
}, 3_600_000);
