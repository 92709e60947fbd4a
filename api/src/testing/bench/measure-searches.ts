import pg from 'pg';
import type { Reader } from '../../identity/reader.ts';
import { search } from '../../members/search.ts';
import type { Context } from '../../platform/context.ts';
import { NamedStatements } from '../../platform/named-statements.ts';
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

/** A database under measurement, and who searches in it. */
export interface Searched {
  ctx: Context;
  reader: Reader;
  /** Asks for the bare statements, as the product does: by names, so that it keeps their plans. */
  plain: pg.Client;
}

/** Milliseconds of a search, of its bare statements, and of processor for it on both sides. */
export interface Times {
  ms: number;
  bare: number;
  cpu: number;
}

/** Until the server keeps its plans, which it makes five times each: what is measured is the search. */
const warmUp = 6;

/**
 * Each search in each of these databases, one after the other, so that a machine that is slower for a
 * moment is so for all: `[database][round][search]`. What is first takes turns.
 */
export async function measureTimes(
  searched: Searched[],
  queries: Queries,
  heard: Statement[],
  rounds: number,
): Promise<Times[][][]> {
  const names = new NamedStatements();
  const servers = searched.map(() => new Set<number>());
  const all = searched.map(() => Array.from({ length: rounds }, (): Times[] => []));
  for (let round = -warmUp; round < rounds; round += 1) {
    for (const query of queries) {
      for (const index of round % 2 ? [...servers.keys()] : [...servers.keys()].reverse()) {
        const [{ plain, ...one }, pids] = [searched[index], servers[index]] as [
          Searched,
          Set<number>,
        ];
        heard.length = 0;
        const took = await timeOf(one, query, pids);
        const asked = heard.splice(0);
        for (const { pid } of asked) pids.add(pid);
        const from = performance.now();
        for (const { text, values } of asked) await plain.query(names.query(text, values));
        all[index]?.[round]?.push({ ...took, bare: performance.now() - from });
      }
    }
  }
  return all;
}

async function timeOf(
  { ctx, reader }: Omit<Searched, 'plain'>,
  query: Queries[number],
  servers: Set<number>,
): Promise<Omit<Times, 'bare'>> {
  const busy = () => [...servers].reduce((sum, pid) => sum + busyOf(pid), 0);
  const [own, theirs, from] = [process.cpuUsage(), busy(), performance.now()];
  await search(ctx, reader, query);
  const ms = performance.now() - from;
  const { user, system } = process.cpuUsage(own);
  return { ms, cpu: (user + system) / 1000 + busy() - theirs };
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
