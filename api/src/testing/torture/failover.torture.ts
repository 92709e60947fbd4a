import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { createRng } from '@afterglow/demo/random';
import { second } from '../../platform/clock.ts';
import { migrate } from '../../platform/migrate.ts';
import { type TestApp, testApp } from '../app.ts';
import { campaign } from '../campaign.ts';
import { production } from '../production.ts';
import { expectWhole } from './expect-whole.ts';
import { Haproxy } from './haproxy.ts';
import { Looker } from './looker.ts';
import { Pair } from './pair.ts';
import { PatroniCluster } from './patroni-cluster.ts';
import type { PatroniNode } from './patroni-node.ts';
import { makeSides } from './side.ts';
import { Traffic } from './traffic.ts';

/** How often the primary is killed, and what is acknowledged each time, before and after. */
const { numRuns: kills, seed = Math.floor(Math.random() * 2 ** 31) } = campaign(3);
const acknowledgedEach = 400;
const writers = 12;
/** Milliseconds until somebody's message is acknowledged again. */
const goal = 30 * second;

const { next } = createRng(seed);
const cluster = new PatroniCluster();
let t: TestApp;
let pairs: Pair[] = [];
let balancer: Haproxy;
let traffic: Traffic;
let looker: Looker;

beforeAll(async () => {
  await cluster.start();
  await migrate({ connectionString: cluster.url });
  t = await testApp({ connection: { connectionString: cluster.url }, drop: async () => {} });
  const sides = await makeSides(t, 12);
  const env = {
    ...production,
    DATABASE_URL: cluster.url,
    DATABASE_REPLICA_URL: cluster.urls.join(),
  };
  pairs = [new Pair(env), new Pair(env)];
  await Promise.all(pairs.map((pair) => pair.start()));
  balancer = new Haproxy(pairs.map(({ port }) => port));
  const origin = await balancer.listen();
  traffic = new Traffic(sides, origin, next);
  looker = new Looker(sides, origin);
}, 300_000);
afterAll(async () => {
  traffic?.stop();
  await looker?.stop();
  await balancer?.end();
  await Promise.all(pairs.map((pair) => pair.end()));
  await t?.close().catch(() => {});
  await cluster.end();
}, 120_000);

/** Milliseconds of the longest time in which nothing was acknowledged, until all of it is written. */
async function longestSilence(writing: Promise<void>): Promise<number> {
  let [isOver, longest, count, since] = [false, 0, traffic.acknowledged.size, performance.now()];
  const over = writing.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    await sleep(10);
    const now = performance.now();
    longest = Math.max(longest, now - since);
    if (traffic.acknowledged.size > count) [count, since] = [traffic.acknowledged.size, now];
  }
  await over;
  return Math.round(longest);
}

/**
 * Half of the times its machine has no power any more, else the server alone is killed; after a moment
 * in which no replica heard of what it wrote.
 */
async function killPrimary(primary: PatroniNode): Promise<string> {
  primary.silence();
  await sleep(next() * 500);
  const how = next() < 0.5 ? 'machine' : 'server';
  await (how === 'machine' ? primary.kill() : primary.killServer());
  return how;
}

test('the primary is killed under load: another one goes on with all that was acknowledged', async () => {
  const { acknowledged } = traffic;
  await traffic.listen(30_000);
  looker.start();
  const silences: { how: string; silence: number }[] = [];
  for (let kill = 1; kill <= kills; kill += 1) {
    await cluster.untilWhole();
    const primary = (await cluster.leader()) as PatroniNode;
    const killedAt = acknowledged.size + 1 + Math.floor((next() * acknowledgedEach) / 2);
    const writing = traffic.write(acknowledgedEach, writers);
    while (acknowledged.size < killedAt) await sleep(1);
    const how = await killPrimary(primary);
    const silence = await longestSilence(writing);
    silences.push({ how, silence });
    console.log(`${kill}. ${primary.name}, its ${how}: written again after ${silence} ms`);
    if (how === 'machine') primary.start();
  }
  await cluster.untilWhole();
  await looker.stop();
  // A page may have been further than what the new primary has: transactions that failed count, too.
  await expectWhole(t, traffic, true);
  const unclear = [...traffic.failed.keys(), ...looker.answers.keys()].filter(
    (status) => !['200', '503 later', '429 later'].includes(status),
  );
  expect(unclear).toEqual([]);
  const longest = Math.max(...silences.map(({ silence }) => silence));
  const median = silences.map(({ silence }) => silence).sort((a, b) => a - b)[kills >> 1];
  const { tries, failed, pages } = traffic;
  const resets = pages.reduce((sum, page) => sum + page.resets, 0);
  const { answers, longest: longestAnswer } = looker;
  const counts = { acknowledged: acknowledged.size, tries, failed, answers, resets };
  console.log({ seed, kills, median, longest, longestAnswer, ...counts, load: loadavg() });
  expect(longest).toBeLessThan(goal);
}, 3_600_000);
