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

/** Pages that are open: few in the suite, in a campaign as many as one is named for. */
const { numRuns: streams, seed = Math.floor(Math.random() * 2 ** 31) } = campaign(40);
const isLong = process.env.HISTORIES !== undefined;
/** How many of their connections break at once, besides those of the gateway that starts anew. */
const share = 0.3;
/** Milliseconds until all are back. */
const goal = 5000;

const { next } = createRng(seed);
let t: TestApp;
let pairs: Pair[];
let balancer: Balancer | Haproxy;
let traffic: Traffic;

beforeAll(async () => {
  const database = await cloneDatabase();
  t = await testApp(database);
  const sides = await makeSides(t, streams / 2);
  const env = { ...production, DATABASE_URL: addressOf(database.connection) };
  pairs = [new Pair(env), new Pair(env)];
  await Promise.all(pairs.map((pair) => pair.start()));
  const ports = pairs.map(({ port }) => port);
  balancer = isLong ? new Haproxy(ports, 8000) : new Balancer(ports);
  traffic = new Traffic(sides, await balancer.listen(), next);
}, 300_000);
afterAll(async () => {
  traffic.stop();
  await balancer.end();
  await Promise.all(pairs.map((pair) => pair.end()));
  await t.close();
}, 60_000);

test('streams break and a gateway starts anew: all are back soon, with everything, once [R01, R02]', async () => {
  await traffic.listen(600_000);
  // As many write as of so many do, 33 a second: as fast as they can they would be all that is measured.
  const writing = isLong ? traffic.write(1000, 24, 24_000 / 33) : traffic.write(60, 6);
  await pairs[0]?.gateway.kill();
  traffic.cut(share);
  const since = performance.now();
  await pairs[0]?.gateway.start();
  const started = Math.round(performance.now() - since);
  while (traffic.pages.some(({ isConnected }) => !isConnected)) await sleep(10);
  const back = Math.round(performance.now() - since);
  await writing;
  await expectWhole(t, traffic);
  expect(traffic.pages.filter(({ longestAway }) => longestAway > 0).length).toBeGreaterThan(
    streams * share,
  );
  if (isLong) console.log({ seed, streams, back, goal, acknowledged: traffic.acknowledged.size });
  // Beside other tests the start alone takes long.
  else expect(back).toBeLessThan(goal + 2 * started);
}, 600_000);
