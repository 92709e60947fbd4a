import pg from 'pg';
import type { Reader } from '../../identity/reader.ts';
import { search } from '../../members/search.ts';
import type { Context } from '../../platform/context.ts';
import type { Read } from '../reads.ts';
import { busyOf } from './processes.ts';
import type { randomSearches } from './random-searches.ts';

type Queries = ReturnType<typeof randomSearches>;

interface Statement {
  text: string;
  values: unknown[];
  /** The process of the server that was asked. */
  pid: number;
}

/** What is sent to the database from here on. */
export function listen(): Statement[] {
  const heard: Statement[] = [];
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function heardQuery(this: pg.Client, ...args: unknown[]) {
    const [config, given] = args as [string | Statement, unknown[] | undefined];
    const text = typeof config === 'string' ? config : config.text;
    const values = given ?? (typeof config === 'string' ? [] : config.values);
    const { processID } = this as unknown as { processID: number };
    heard.push({ text, values, pid: processID });
    return (query as (...all: unknown[]) => unknown).apply(this, args);
  } as typeof query;
  return heard;
}

const median = (numbers: number[]) =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** Milliseconds of each search, of its bare statements, and of processor for it on both sides. */
export async function measureTimes(
  ctx: Context,
  reader: Reader,
  connection: pg.PoolConfig,
  queries: Queries,
  heard: Statement[],
  rounds: number,
): Promise<{ ms: number; bare: number; cpu: number }[]> {
  const plain = new pg.Client(connection as pg.ClientConfig);
  await plain.connect();
  heard.length = 0;
  // For the caches of both, and until the server keeps its plans, which it makes five times each:
  // what is measured is the search.
  for (let turn = 0; turn < 6; turn += 1) {
    for (const query of queries) await search(ctx, reader, query);
  }
  const servers = [...new Set(heard.map(({ pid }) => pid))];
  const busy = () => servers.reduce((sum, pid) => sum + busyOf(pid), 0);
  const all = queries.map(() => [] as { ms: number; bare: number; cpu: number }[]);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, query] of queries.entries()) {
      heard.length = 0;
      const [own, theirs, from] = [process.cpuUsage(), busy(), performance.now()];
      await search(ctx, reader, query);
      const ms = performance.now() - from;
      const { user, system } = process.cpuUsage(own);
      const cpu = (user + system) / 1000 + busy() - theirs;
      const again = performance.now();
      for (const { text, values } of [...heard]) await plain.query(text, values);
      all[index]?.push({ ms, bare: performance.now() - again, cpu });
    }
  }
  await plain.end();
  return all.map((some) => ({
    ms: median(some.map(({ ms }) => ms)),
    bare: median(some.map(({ bare }) => bare)),
    cpu: median(some.map(({ cpu }) => cpu)),
  }));
}

/** What each search reads with the plans that the product's own connections have. */
export async function measureReads(
  ctx: Context,
  reader: Reader,
  queries: Queries,
  reads: Read[],
): Promise<{ query: Queries[number]; buffers: number; rows: number }[]> {
  for (const query of queries) await search(ctx, reader, query);
  const all = [];
  for (const query of queries) {
    reads.length = 0;
    await search(ctx, reader, query);
    const sum = (key: 'buffers' | 'rows') => reads.reduce((total, read) => total + read[key], 0);
    all.push({ query, buffers: sum('buffers'), rows: sum('rows') });
  }
  return all;
}
