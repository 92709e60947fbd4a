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
import { makePeople } from './make-people.ts';
import { listen, measureReads, measureTimes } from './measure-searches.ts';
import { randomSearches } from './random-searches.ts';
import { withDatabase } from './with-database.ts';

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1000,100000,1000000' },
    searches: { type: 'string', default: '500' },
    /** How often each is made; what counts is the median. */
    rounds: { type: 'string', default: '3' },
    /** Prints so many of the searches of each size that read most. */
    slowest: { type: 'string', default: '0' },
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

await withDatabase(async (server, dir) => {
  const p95: number[] = [];
  const sizes = values.sizes.split(',').map(Number);
  for (const [index, size] of sizes.entries()) {
    const connection = await membersOf(server, size, dir, sizes[index - 1]);
    const times = await withContext(connection, dir, (ctx, reader) =>
      measureTimes(ctx, reader, connection, queries, heard, Number(values.rounds)),
    );
    const telling = tellingConnection(connection);
    const reads = await withContext(telling.connection, dir, (ctx, reader) =>
      measureReads(ctx, reader, queries, telling.reads),
    );
    const line = (part: number) => {
      const [ms, bare, cpu] = (['ms', 'bare', 'cpu'] as const).map((key) =>
        quantile(
          times.map((one) => one[key]),
          part,
        ),
      ) as [number, number, number];
      const [buffers, rows] = (['buffers', 'rows'] as const).map((key) =>
        quantile(
          reads.map((one) => one[key]),
          part,
        ),
      );
      return `${ms.toFixed(1)} ms, CPU ${cpu.toFixed(1)} ms, driver ${bare.toFixed(1)} ms (× ${(ms / bare).toFixed(2)}), ${buffers} buffers, ${rows?.toFixed(0)} rows`;
    };
    console.log(
      `${size} members  p50 ${line(0.5)}  p95 ${line(0.95)}  worst ${line(1)}  load ${loadavg()[0]?.toFixed(1)}`,
    );
    const most = [...reads].sort((a, b) => b.buffers - a.buffers);
    for (const { query, buffers, rows } of most.slice(0, Number(values.slowest))) {
      console.log(`    ${buffers} buffers, ${rows.toFixed(0)} rows: ${JSON.stringify(query)}`);
    }
    p95.push(
      quantile(
        times.map(({ cpu }) => cpu),
        0.95,
      ),
    );
  }
  const grown = (p95.at(-1) ?? 0) / (p95[0] ?? 1);
  console.log(`CPU at p95 of the most members ÷ of the fewest: ${grown.toFixed(2)}`);
}, values.data);

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
