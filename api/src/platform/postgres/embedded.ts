import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { createCluster, startCluster, stopCluster } from './cluster.ts';
import { type Placement, place } from './placement.ts';

export interface Embedded {
  connection: pg.PoolConfig;
  stop: () => Promise<void>;
}

const lockNumber = 4400;

/**
 * Starts PostgreSQL in `dataDir` and keeps it for this process alone. The lock is held by a
 * connection, so it ends with the process, however that ends.
 * Throws when another process uses the same data.
 */
export async function startEmbedded(dataDir: string): Promise<Embedded> {
  const where = place(dataDir);
  await createCluster(where);
  const server = { host: where.socket, user: 'afterglow' };
  const lock = await connectFirst(where, { ...server, database: 'postgres' });
  if (!(await takeLock(lock))) {
    await lock.end();
    throw new Error(`Another Afterglow is already running on ${dataDir}. Stop it first.`);
  }
  const found = await lock.query("select 1 from pg_database where datname = 'afterglow'");
  if (found.rowCount === 0) await lock.query('create database afterglow');
  const stop = async () => {
    await lock.end();
    await stopCluster(where);
  };
  return { connection: { ...server, database: 'afterglow' }, stop };
}

/** A server that was killed may be found while it dies; then it is started once it is dead. */
async function connectFirst(where: Placement, connection: pg.ClientConfig): Promise<pg.Client> {
  for (let attempt = 1; ; attempt += 1) {
    const client = new pg.Client(connection);
    client.on('error', () => {});
    try {
      await startCluster(where);
      await client.connect();
      return client;
    } catch (error) {
      if (attempt === 5) throw error;
      await sleep(attempt * 200);
    }
  }
}

async function takeLock(client: pg.Client): Promise<boolean> {
  // After a kill -9 the server needs a moment to notice that the old holder is gone.
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as taken', [lockNumber]);
    if (rows[0].taken) return true;
    await sleep(100);
  }
  return false;
}
