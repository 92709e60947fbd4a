import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { second } from '../clock.ts';
import { keepTrying } from '../keep-trying.ts';
import { createCluster, startCluster, stopCluster } from './cluster.ts';
import { type Placement, place } from './placement.ts';

export interface Embedded {
  connection: pg.PoolConfig;
  stop: () => Promise<void>;
}

const lockNumber = 4400;

/**
 * Starts PostgreSQL in `dataDir` and keeps it for this process alone; starts it again when it ends.
 * The lock is held by a connection, so it ends with the process, however that ends.
 * Throws when another process uses the same data; calls `onLost` when one took it over meanwhile.
 */
export async function startEmbedded(
  dataDir: string,
  onLost: (error: Error) => void = () => {},
): Promise<Embedded> {
  const where = place(dataDir);
  await createCluster(where);
  const server = { host: where.socket, user: 'afterglow' };
  const stopping = new AbortController();
  let restarting: Promise<void> | undefined;

  async function hold(connected: pg.Client): Promise<pg.Client> {
    if (!(await takeLock(connected))) {
      await connected.end();
      throw new Error(`Another Afterglow is already running on ${dataDir}. Stop it first.`);
    }
    connected.on('end', () => {
      if (!stopping.signal.aborted) restarting = restart();
    });
    return connected;
  }

  async function restart(): Promise<void> {
    const connected = await keepTrying(() => connect(where, server), stopping.signal);
    if (!connected) return;
    try {
      lock = await hold(connected);
    } catch (error) {
      onLost(error as Error);
    }
  }

  let lock = await hold(await connectFirst(where, server));
  const found = await lock.query("select 1 from pg_database where datname = 'afterglow'");
  if (found.rowCount === 0) await lock.query('create database afterglow');
  const stop = async () => {
    stopping.abort();
    await restarting;
    await lock.end();
    await stopCluster(where);
  };
  return { connection: { ...server, database: 'afterglow' }, stop };
}

/** Starts the server if it does not run, and connects. */
async function connect(where: Placement, server: pg.ClientConfig): Promise<pg.Client> {
  await startCluster(where);
  const connectionTimeoutMillis = 10 * second;
  const client = new pg.Client({ ...server, database: 'postgres', connectionTimeoutMillis });
  client.on('error', () => {}); // followed by `end`
  await client.connect();
  return client;
}

/** A server that was killed may be found while it dies; then it is started once it is dead. */
async function connectFirst(where: Placement, server: pg.ClientConfig): Promise<pg.Client> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await connect(where, server);
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
