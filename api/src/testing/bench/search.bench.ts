import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { closeContext, createContext } from '../../app/create-context.ts';
import { seedSites } from '../../demo/seed-sites.ts';
import type { Reader } from '../../identity/reader.ts';
import type { Context } from '../../platform/context.ts';
import { readEnv } from '../../platform/env.ts';
import { migrate } from '../../platform/migrate.ts';
import { interestKeys } from '../../settings/interests.ts';
import { siteById } from '../../sites/site-directory.ts';
import { tellingConnection } from '../reads.ts';
import { makeOthers, makePeople } from './make-people.ts';
import {
  listen,
  measureReads,
  measureTimes,
  type Searched,
  type Times,
} from './measure-searches.ts';
import { randomSearches } from './random-searches.ts';
import { withDatabase } from './with-database.ts';

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1000,100000,1000000' },
    searches: { type: 'string', default: '500' },
    /** How often each is made; what counts is the median. */
    rounds: { type: 'string', default: '5' },
    /** Prints so many of the searches of each size that take longest. */
    slowest: { type: 'string', default: '0' },
    /** What the server keeps of its pages (`shared_buffers`): as much as indexes of a million need. */
    memory: { type: 'string', default: '2GB' },
    /** A folder that keeps the members for the next time: a million take minutes to make. */
    data: { type: 'string' },
  },
});
/** Members made once are as long away the next time. */
const clock = { now: () => new Date('2026-03-01T12:00:00Z') };
const queries = randomSearches(interestKeys, Number(values.searches));
const heard = listen();

const quantile = (numbers: number[], part: number) =>
  [...numbers].sort((a, b) => a - b)[Math.floor(part * (numbers.length - 1))] ?? 0;

/** A database with so many members: made from the one with fewer, unless it is there. */
async function membersOf(server: pg.PoolConfig, size: number, dir: string, fewer?: number) {
  const database = `members_${size}`;
  const connection = { ...server, database };
  const admin = new pg.Client(server as pg.ClientConfig);
  await admin.connect();
  const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [
    database,
  ]);
  const from = fewer ? `template members_${fewer}` : '';
  if (!rowCount) await admin.query(`create database ${database} ${from}`);
  await admin.end();
  await migrate(connection);
  const ctx = await createContext(readEnv({ DATA_DIR: dir }), connection);
  await seedSites(ctx);
  await closeContext(ctx);
  await makeOthers(connection, clock.now());
  await makePeople(connection, interestKeys, size, clock.now());
  return connection;
}

async function withContext<Result>(
  connection: pg.PoolConfig,
  dir: string,
  run: (ctx: Context, reader: Reader) => Promise<Result>,
): Promise<Result> {
  const opened = await createContext(readEnv({ DATA_DIR: dir }), connection);
  const ctx = { ...opened, clock };
  return run(ctx, await somebody(ctx)).finally(() => closeContext(opened));
}

const median = (numbers: number[]) => quantile(numbers, 0.5);

/** What each search took, the median of its rounds. */
const ofSearches = (rounds: Times[][], key: keyof Times) =>
  queries.map((_, index) => median(rounds.map((round) => round[index]?.[key] ?? 0)));

/** How much more the slowest searches take among the most than among the fewest, round by round. */
function grown(fewest: Times[][], most: Times[][], key: 'ms' | 'cpu'): string {
  const p95 = (round: Times[] = []) =>
    quantile(
      round.map((one) => one[key]),
      0.95,
    );
  const ratios = most.map((round, index) => p95(round) / p95(fewest[index]));
  const [low, middle, high] = [0.25, 0.5, 0.75].map((part) => quantile(ratios, part).toFixed(2));
  return `${middle} (middle half ${low} to ${high})`;
}

await withDatabase(
  async (server, dir) => {
    const sizes = values.sizes.split(',').map(Number);
    const connections: pg.PoolConfig[] = [];
    for (const [index, size] of sizes.entries()) {
      connections.push(await membersOf(server, size, dir, sizes[index - 1]));
    }
    const times = await timesOf(connections, dir);
    for (const [index, size] of sizes.entries()) {
      const telling = tellingConnection(connections[index] as pg.PoolConfig);
      const reads = await withContext(telling.connection, dir, (ctx, reader) =>
        measureReads(ctx, reader, queries, telling.reads),
      );
      const of = (key: keyof Times, part: number) =>
        quantile(ofSearches(times[index] ?? [], key), part);
      const readOf = (key: 'buffers' | 'rows', part: number) =>
        quantile(
          reads.map((one) => one[key]),
          part,
        ).toFixed(0);
      const line = (part: number) => {
        const [ms, bare, cpu] = [of('ms', part), of('bare', part), of('cpu', part)];
        return `${ms.toFixed(1)} ms, CPU ${cpu.toFixed(1)} ms, driver ${bare.toFixed(1)} ms (× ${(bare / ms).toFixed(2)}), ${readOf('buffers', part)} buffers, ${readOf('rows', part)} rows`;
      };
      console.log(`${size} members  p50 ${line(0.5)}  p95 ${line(0.95)}  worst ${line(1)}`);
      const took = ofSearches(times[index] ?? [], 'ms');
      const longest = reads
        .map((read, nth) => ({ ...read, ms: took[nth] ?? 0 }))
        .sort((a, b) => b.ms - a.ms);
      for (const { query, buffers, rows, ms } of longest.slice(0, Number(values.slowest))) {
        console.log(
          `    ${ms.toFixed(1)} ms, ${buffers} buffers, ${rows.toFixed(0)} rows: ${JSON.stringify(query)}`,
        );
      }
    }
    const [fewest, most] = [times[0] ?? [], times.at(-1) ?? []];
    console.log(
      `p95 of the most members ÷ of the fewest, ${values.rounds} rounds: ${grown(fewest, most, 'ms')}, CPU ${grown(fewest, most, 'cpu')}  load ${loadavg()[0]?.toFixed(1)}`,
    );
  },
  values.data,
  { shared_buffers: values.memory },
);

/** All of them open at once, each with one connection beside it. */
async function timesOf(connections: pg.PoolConfig[], dir: string): Promise<Times[][][]> {
  const searched: Searched[] = [];
  const measured = async ([next, ...rest]: pg.PoolConfig[]): Promise<Times[][][]> => {
    if (!next) return measureTimes(searched, queries, heard, Number(values.rounds));
    return withContext(next, dir, async (ctx, reader) => {
      const plain = new pg.Client(next as pg.ClientConfig);
      await plain.connect();
      searched.push({ ctx, reader, plain });
      return measured(rest).finally(() => plain.end());
    });
  };
  return measured(connections);
}

/** A man in Utrecht who looks for women, as a request would bring him. */
async function somebody(ctx: Context): Promise<Reader> {
  const { id } = await ctx.db
    .selectFrom('profiles')
    .select('id')
    .where('city', '=', 'Utrecht')
    .where('gender', '=', 'male')
    .where('seeks', '=', 'female')
    .where('fictional', '=', false)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const site = await siteById(ctx.db, 'afterglow');
  const user = { id, gender: 'male', seeks: 'female', country: 'NL' };
  return { user, site, language: 'nl', country: 'NL' } as unknown as Reader;
}

process.exit();
