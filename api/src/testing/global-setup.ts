import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { migrate } from '../platform/migrate.ts';
import { createCluster, startCluster } from '../platform/postgres/cluster.ts';
import { give } from '../platform/postgres/owner.ts';
import { place } from '../platform/postgres/placement.ts';
import { OwnNats } from './own-nats.ts';
import { startPgbouncer } from './own-pgbouncer.ts';

/** One PostgreSQL per test run, with a migrated database that every test file clones. */
export default async function startTestPostgres(): Promise<void> {
  // Who runs tests again and again in one process keeps it.
  if (process.env.TEST_POSTGRES) return;
  const folder = mkdtempSync(join(tmpdir(), 'afterglow-test-'));
  give(folder);
  const where = place(folder);
  await createCluster(where);
  // A test database may be lost with the machine.
  await startCluster(where, { fsync: 'off', synchronous_commit: 'off', max_connections: '200' });
  const server = { host: where.socket, user: 'afterglow' };
  const client = new pg.Client({ ...server, database: 'postgres' });
  await client.connect();
  await client.query('create database template_afterglow');
  await client.end();
  await migrate({ ...server, database: 'template_afterglow' });
  process.env.TEST_POSTGRES = where.socket;
  if (process.env.TEST_BUS === 'NATS') process.env.TEST_BUS = (await OwnNats.start()).url;
  if (process.env.TEST_POOL) process.env.TEST_POOL = await startPgbouncer(where.socket);
  stopAfterwards(where.data, folder);
}

/** However the run ends, even by kill -9, the server goes with it. */
function stopAfterwards(data: string, folder: string): void {
  const script = `while kill -0 ${process.pid} 2>/dev/null; do sleep 1; done
    kill -INT "$(head -1 '${data}/postmaster.pid')"; sleep 1; rm -rf '${folder}'`;
  spawn('sh', ['-c', script], { detached: true, stdio: 'ignore' }).unref();
}
