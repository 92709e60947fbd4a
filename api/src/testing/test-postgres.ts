import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { migrate } from '../platform/migrate.ts';
import { createCluster, startCluster } from '../platform/postgres/cluster.ts';
import { give } from '../platform/postgres/owner.ts';
import { place } from '../platform/postgres/placement.ts';

/**
 * Starts a PostgreSQL with a migrated database that every test file clones. It goes with this process.
 *
 * @returns the folder of its socket
 */
export async function startTestPostgres(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'afterglow-test-'));
  give(folder);
  const where = place(folder);
  stopAfterwards(where.data, [folder, dirname(where.data)]);
  await createCluster(where);
  // A test database may be lost with the machine.
  await startCluster(where, { fsync: 'off', synchronous_commit: 'off', max_connections: '200' });
  const server = { host: where.socket, user: 'afterglow' };
  const client = new pg.Client({ ...server, database: 'postgres' });
  await client.connect();
  await client.query('create database template_afterglow');
  await client.end();
  await migrate({ ...server, database: 'template_afterglow' });
  return where.socket;
}

/**
 * However this process ends, even by kill -9, the server goes with it: the system closes the pipe.
 * A look at its number would not do, which a process keeps until its parent has asked how it ended.
 */
function stopAfterwards(data: string, folders: string[]): void {
  const file = join(data, 'postmaster.pid');
  const script = `read -r _
    kill -QUIT "$(head -1 '${file}')"
    while [ -e '${file}' ] && [ $((tries += 1)) -lt 100 ]; do sleep 0.1; done
    rm -rf ${folders.map((folder) => `'${folder}'`).join(' ')}`;
  const keeper = spawn('sh', ['-c', script], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  keeper.unref();
  (keeper.stdin as Socket).unref();
}
