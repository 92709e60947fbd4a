import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { closeContext, createContext } from '../../app/create-context.ts';
import { seedSites } from '../../demo/seed-sites.ts';
import type { Reader } from '../../identity/reader.ts';
import { search } from '../../members/search.ts';
import type { Context } from '../../platform/context.ts';
import { readEnv } from '../../platform/env.ts';
import { migrate } from '../../platform/migrate.ts';
import { startEmbedded } from '../../platform/postgres/embedded.ts';
import { give } from '../../platform/postgres/owner.ts';
import { interestKeys } from '../../settings/interests.ts';
import { siteById } from '../../sites/site-directory.ts';
import { makePeople } from './make-people.ts';
import { randomSearches } from './random-searches.ts';

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1000,100000,1000000' },
    searches: { type: 'string', default: '500' },
    /** Prints so many of the slowest searches of each size. */
    slowest: { type: 'string', default: '0' },
  },
});

interface Statement {
  text: string;
  values: unknown[];
}

/** What the product sends to the database from here on. */
function listen(): Statement[] {
  const heard: Statement[] = [];
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function heardQuery(this: pg.Client, ...args: unknown[]) {
    const [config, given] = args as [string | Statement, unknown[] | undefined];
    const text = typeof config === 'string' ? config : config.text;
    heard.push({ text, values: given ?? (typeof config === 'string' ? [] : config.values) });
    return (query as (...all: unknown[]) => unknown).apply(this, args);
  } as typeof query;
  return heard;
}

const quantile = (numbers: number[], part: number) =>
  [...numbers].sort((a, b) => a - b)[Math.floor(part * (numbers.length - 1))] ?? 0;

/** Pages of 8 kB that a statement looks at, in memory or not. */
async function buffersOf(client: pg.Client, { text, values }: Statement): Promise<number> {
  const { rows } = await client.query(`explain (analyze, buffers, format json) ${text}`, values);
  const { Plan } = rows[0]['QUERY PLAN'][0];
  return Plan['Shared Hit Blocks'] + Plan['Shared Read Blocks'];
}

async function measure(ctx: Context, plain: pg.Client, reader: Reader, heard: Statement[]) {
  const queries = randomSearches(interestKeys, Number(values.searches));
  // Once for the caches of both: what is measured is the search, not the disk.
  for (const query of queries) await search(ctx, reader, query);
  const rounds: { query: object; ms: number; bare: number; buffers: number }[] = [];
  for (const query of queries) {
    heard.length = 0;
    const from = performance.now();
    await search(ctx, reader, query);
    const ms = performance.now() - from;
    const statements = heard.filter(({ text }) => /^\s*(select|with)\b/i.test(text));
    const again = performance.now();
    for (const { text, values } of statements) await plain.query(text, values);
    const bare = performance.now() - again;
    let buffers = 0;
    for (const statement of statements) buffers += await buffersOf(plain, statement);
    rounds.push({ query, ms, bare, buffers });
  }
  return rounds;
}

async function main(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'afterglow-bench-'));
  give(dataDir);
  const embedded = await startEmbedded(dataDir);
  try {
    const { connection } = embedded;
    await migrate(connection);
    const ctx = await createContext(readEnv({ DATA_DIR: dataDir }), connection);
    await seedSites(ctx);
    const heard = listen();
    const plain = new pg.Client(connection as pg.ClientConfig);
    await plain.connect();
    const p95: number[] = [];
    for (const size of values.sizes.split(',').map(Number)) {
      await makePeople(connection, interestKeys, size);
      const rounds = await measure(ctx, plain, await somebody(ctx), heard);
      const line = (part: number) => {
        const of = (key: 'ms' | 'bare' | 'buffers') =>
          quantile(
            rounds.map((round) => round[key]),
            part,
          );
        return `${of('ms').toFixed(1)} ms, driver ${of('bare').toFixed(1)} ms (× ${(of('ms') / of('bare')).toFixed(2)}), ${of('buffers')} buffers`;
      };
      console.log(
        `${size} members  p50 ${line(0.5)}  p95 ${line(0.95)}  load ${loadavg()[0]?.toFixed(1)}`,
      );
      const slowest = [...rounds].sort((a, b) => b.buffers - a.buffers);
      for (const { query, ms, buffers } of slowest.slice(0, Number(values.slowest))) {
        console.log(`    ${ms.toFixed(0)} ms, ${buffers} buffers: ${JSON.stringify(query)}`);
      }
      p95.push(
        quantile(
          rounds.map(({ ms }) => ms),
          0.95,
        ),
      );
    }
    const grown = (p95.at(-1) ?? 0) / (p95[0] ?? 1);
    console.log(`p95 of the most members ÷ p95 of the fewest: ${grown.toFixed(2)}`);
    await plain.end();
    await closeContext(ctx);
  } finally {
    await embedded.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
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

await main();
process.exit();
