import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { place } from '../../platform/postgres/placement.ts';
import { production } from '../production.ts';

/** Somebody under load: where to reach it, the processes it is, and how to end them. */
export interface Subject {
  origin: string;
  pids: number[];
  end: () => Promise<void>;
}

const somePort = 20_000 + Math.floor(Math.random() * 10_000);
const at = (port: number) => `http://localhost:${port}`;
const origin = at(somePort + 1);

/** The API on a database that runs already, as it runs for members: no demo life beside it. */
export async function startProduct(
  connection: pg.PoolConfig,
  dataDir: string,
  tracing: string[] = [],
): Promise<Subject> {
  const { host, user, database } = connection;
  const env = {
    ...process.env,
    ...production,
    LOG_LEVEL: 'silent',
    DATABASE_URL: `postgres://${user}@base/${database}?host=${host}`,
    DATA_DIR: dataDir,
    PORT: String(somePort),
    NODE_OPTIONS: process.env.SERVICE_OPTIONS ?? '',
  };
  const main = join(import.meta.dirname, '../../main.ts');
  const child = fork(main, { env, execArgv: tracing, stdio: 'inherit' });
  const server = readFileSync(join(place(dataDir).data, 'postmaster.pid'), 'utf8').split('\n')[0];
  await answers(origin, child);
  return { origin, pids: [child.pid ?? 0, Number(server)], end: () => end(child) };
}

/** The same with a gateway before it, which is its third process. */
export async function startPair(...given: Parameters<typeof startProduct>): Promise<Subject> {
  const [, dataDir] = given;
  const api = await startProduct(...given);
  const env = {
    ...process.env,
    ...production,
    // Each page is at home somewhere else.
    TRUSTED_PROXIES: '127.0.0.1,::1',
    ...{ PORT: String(somePort), DATA_DIR: dataDir, STORE_DIR: join(dataDir, 'store') },
    NODE_OPTIONS: process.env.SERVICE_OPTIONS ?? '',
  };
  const main = join(import.meta.dirname, '../../../../gateway/src/main.ts');
  const gateway = fork(main, { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  await answers(at(somePort), gateway);
  return {
    origin: at(somePort),
    pids: [...api.pids, gateway.pid ?? 0],
    end: async () => {
      await end(gateway);
      await api.end();
    },
  };
}

async function answers(address: string, process: ChildProcess): Promise<void> {
  for (;;) {
    const answer = await fetch(`${address}/api/health.php`).catch(() => undefined);
    if (answer?.ok) return;
    if (process.exitCode !== null) throw new Error(`Nothing started at ${address}.`);
    await sleep(50);
  }
}

/** A program beside this one to compare with; it says something once it listens. */
export async function startBare(name: string): Promise<Subject> {
  const child = fork(join(import.meta.dirname, name), [String(somePort + 1)]);
  await once(child, 'message');
  return { origin, pids: [child.pid ?? 0], end: () => end(child) };
}

async function end(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
}
