import { setTimeout as sleep } from 'node:timers/promises';
import { createRng } from '@afterglow/demo/random';
import { type TestApp, testApp } from '../app.ts';
import { campaign } from '../campaign.ts';
import { addressOf } from '../database.ts';
import { OwnPostgres } from '../own-postgres.ts';
import { production } from '../production.ts';
import { Writer } from './own-writes.ts';
import { Pair } from './pair.ts';
import { somePort } from './server-process.ts';
import { makeSides } from './side.ts';

/** How many things are written, by all members together: each with one pair, and read at once with the other. */
const { numRuns: histories, seed = Math.floor(Math.random() * 2 ** 31) } = campaign(150);
const isLong = process.env.HISTORIES !== undefined;
const members = isLong ? 24 : 6;

const { next, pick } = createRng(seed);
let primary: OwnPostgres;
/** The second is always late, by more than anybody waits. */
let replicas: OwnPostgres[] = [];
let t: TestApp;
let pairs: Pair[] = [];
let writers: Writer[] = [];
const metricsPorts = [somePort(), somePort()];

beforeAll(async () => {
  primary = await OwnPostgres.start({ synchronous_commit: 'on' });
  replicas = [
    await primary.replica(),
    await primary.replica({ recovery_min_apply_delay: '200ms' }),
  ];
  t = await testApp({ connection: primary.connection, drop: async () => {} });
  writers = (await makeSides(t, members))
    .filter((_, n) => n % 2 === 0)
    .map((one) => new Writer(one));
  const env = {
    ...production,
    DATABASE_URL: addressOf(primary.connection),
    DATABASE_REPLICA_URL: replicas.map(({ connection }) => addressOf(connection)).join(),
  };
  pairs = metricsPorts.map((port) => new Pair({ ...env, METRICS_PORT: String(port) }));
  await Promise.all(pairs.map((pair) => pair.start()));
}, 180_000);
afterAll(async () => {
  await Promise.all(pairs.map((pair) => pair.end()));
  await t.close();
  for (const server of [...replicas, primary]) await server.end();
}, 60_000);

/** What the first replica does while members write: it stands still, or it is away. */
async function disturb(stopping: AbortSignal): Promise<void> {
  const [quick] = replicas;
  while (!stopping.aborted && quick) {
    await sleep(100 + next() * 400);
    const isAway = next() < 0.3;
    if (isAway) await quick.stop();
    else await quick.query('select pg_wal_replay_pause()');
    await sleep(next() * 400);
    if (isAway) await quick.start();
    else await quick.query('select pg_wal_replay_resume()');
  }
}

/** Statements that replicas might have answered, by who did, all pairs together. */
async function answeredBy(who: string): Promise<number> {
  const counts = metricsPorts.map(async (port) => {
    const text = await (await fetch(`http://127.0.0.1:${port + 1}/metrics`)).text();
    return Number(new RegExp(`^afterglow_reads_total{by="${who}"} (\\S+)$`, 'm').exec(text)?.[1]);
  });
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}

test('whoever writes reads that elsewhere at once, whatever replicas do', async () => {
  const stopping = new AbortController();
  const disturbing = disturb(stopping.signal);
  let turns = 0;
  const one = async (writer: Writer) => {
    for (let turn = 0; turns < histories; turn += 1) {
      turns += 1;
      const here = pick(pairs);
      const elsewhere = pairs.find((pair) => pair !== here) as Pair;
      await writer.writeAndRead(turn, here.gateway.origin, elsewhere.gateway.origin);
    }
  };
  await Promise.all(writers.map(one));
  stopping.abort();
  await disturbing;
  expect(writers.flatMap(({ stale }) => stale)).toEqual([]);
  const [byReplica, byPrimary] = [await answeredBy('replica'), await answeredBy('primary')];
  // Replicas that answer nothing are never late.
  expect(byReplica).toBeGreaterThan(0);
  if (isLong) {
    const reads = writers.reduce((sum, writer) => sum + writer.reads, 0);
    const share = byReplica / (byReplica + byPrimary);
    console.log({ seed, reads, stale: 0, statements: byReplica + byPrimary, share });
  }
}, 3_600_000);
