import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createRng } from '@afterglow/demo/random';
import pg from 'pg';
import { hour, minute, second } from '../../platform/clock.ts';
import { indexStatements } from '../../platform/index-migration.ts';
import { migrate } from '../../platform/migrate.ts';
import { createCluster, startCluster, stopCluster } from '../../platform/postgres/cluster.ts';
import { give } from '../../platform/postgres/owner.ts';
import { place } from '../../platform/postgres/placement.ts';
import { campaign } from '../campaign.ts';
import { ApiProcess } from './api-process.ts';
import { fillOldInstallation, firstSchema, sumsOf } from './old-installation.ts';

/** Members of the installation. */
const { numRuns: many, seed = Math.floor(Math.random() * 2 ** 31) } = campaign(1_000_000);
const { next } = createRng(seed);
const root = join(import.meta.dirname, '../../../..');
const migrations = join(root, 'api/migrations');
const times = 5;
/** What docs/scale.md asks for an upgrade of so many members: a quarter of the machine's memory, and room for the log. */
const forUpgrade = {
  shared_buffers: `${Math.floor(totalmem() / 4 / 2 ** 20)}MB`,
  max_wal_size: '8GB',
};

const folder = mkdtempSync(join(tmpdir(), 'afterglow-million-'));
const dataDir = join(folder, 'data');
let where: ReturnType<typeof place>;
let connection: pg.ClientConfig;

beforeAll(async () => {
  give(folder);
  where = place(dataDir);
  give(dataDir);
  await createCluster(where);
  await startCluster(where, forUpgrade);
  const server = { host: where.socket, user: 'afterglow' };
  connection = { ...server, database: 'afterglow' };
  await ask('create database afterglow', { ...server, database: 'postgres' });
  await migrate(connection, { last: firstSchema });
  await fillOldInstallation(connection, many);
}, hour);
afterAll(async () => {
  await stopCluster(where);
  rmSync(folder, { recursive: true, force: true });
}, minute);

async function ask(statement: string, at = connection) {
  const client = new pg.Client(at);
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

/** Power off for the database: none of its processes can finish anything. */
async function killServer(): Promise<void> {
  const [pid = ''] = readFileSync(join(where.data, 'postmaster.pid'), 'utf8').split('\n');
  // One that computes would not notice for minutes that it is alone.
  const all = [Number(pid), ...childrenOf(pid)];
  for (const one of all) if (isAlive(one)) process.kill(one, 'SIGKILL');
  while (all.some(isAlive)) await sleep(20);
}

const isAlive = (pid: number) => existsSync(`/proc/${pid}`);

function childrenOf(pid: string): number[] {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return all.map(Number).filter((one) => {
    try {
      const [, parent] = /^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${one}/status`, 'utf8')) ?? [];
      return parent === pid;
    } catch {
      return false; // gone meanwhile
    }
  });
}

/** Migrates in a process of its own, up to a file, and kills it or the server somewhere in between. */
async function migrateCutOff(last: string, isServer: boolean): Promise<void> {
  const script = `import { migrate } from '${root}/api/src/platform/migrate.ts';
    await migrate(${JSON.stringify(connection)}, { last: '${last}' });`;
  const args = ['--no-warnings', '--input-type=module', '-e', script];
  const child = spawn(process.execPath, args, { stdio: 'ignore' });
  const ended = once(child, 'exit');
  const isAtIt = async () =>
    (
      await ask(`select from pg_stat_activity where backend_type = 'client backend'
        and pid <> pg_backend_pid() and datname = 'afterglow'
        and query !~ 'advisory|schema_migrations'`)
    ).length > 0;
  while (child.exitCode === null && !(await isAtIt())) await sleep(2);
  await sleep(next() * 300);
  if (isServer) await killServer();
  child.kill('SIGKILL');
  await ended;
  if (isServer) await startCluster(where, forUpgrade);
}

test(
  'from the first schema on each migration may be cut off, is whole in the end, and takes no longer than a minute [R17]',
  async () => {
    const sums = await sumsOf(connection);
    const took: Record<string, number> = {};
    const names = readdirSync(migrations).sort();
    const besideOthers = (name: string) =>
      indexStatements(readFileSync(join(migrations, name), 'utf8')) !== null;
    for (const [index, last] of names.filter((name) => name > firstSchema).entries()) {
      await migrateCutOff(last, index % 2 === 0);
      const there = await ask(`select from schema_migrations where name = '${last}'`);
      const from = performance.now();
      expect(await migrate(connection, { last })).toEqual(there.length > 0 ? [] : [last]);
      // Of one that was done before it was killed this is not its time.
      if (there.length === 0) took[last] = Math.round(performance.now() - from);
      if ((took[last] ?? 0) > second) {
        console.log(`${last}: ${took[last]} ms${besideOthers(last) ? ', beside others' : ''}`);
      }
      expect(await sumsOf(connection)).toEqual(sums);
    }
    console.log(JSON.stringify({ seed, many, cutOff: Object.keys(took).length }));
    const standing = Object.entries(took).filter(([name]) => !besideOthers(name));
    expect(standing.filter(([, ms]) => ms > minute)).toEqual([]);
  },
  3 * hour,
);

test(
  'killed with its database while it is written to, it is ready again within five seconds [R33]',
  async () => {
    // The upgrade is over: it starts as it does every day.
    await stopCluster(where);
    const api = new ApiProcess({ DATA_DIR: dataDir });
    await api.start();
    await api.login('daan@afterglow.example', 'warm-evening');
    const { results } = await api.json<{ results: { id: string }[] }>('GET', '/api/search.php');
    const profile = results[0]?.id ?? '';
    const took: number[] = [];
    const acknowledged: string[] = [];
    for (let time = 0; time < times; time += 1) {
      for (const end = performance.now() + 3 * second; performance.now() < end; await sleep(700)) {
        const client_id = crypto.randomUUID();
        const message = { profile, client_id, kind: 'text', body: `Said as ${client_id}` };
        if ((await api.send('POST', '/api/message.php', message)).ok) acknowledged.push(client_id);
      }
      await Promise.all([api.kill(), killServer()]);
      const from = performance.now();
      await api.start();
      while (!(await api.send('GET', '/api/ready.php')).ok) await sleep(20);
      took.push(Math.round(performance.now() - from));
    }
    const { messages } = await api.json<{ messages: { client_id: string }[] }>(
      'GET',
      `/api/chat.php?profile=${profile}`,
    );
    const there = new Set(messages.map(({ client_id }) => client_id));
    expect(acknowledged.slice(-10).filter((one) => !there.has(one))).toEqual([]);
    await api.end();
    console.log(JSON.stringify({ seed, many, ready: took }));
    expect(Math.max(...took)).toBeLessThanOrEqual(5 * second);
  },
  hour,
);

test(
  'a backup is on an empty machine again within ten minutes, sum by sum [R32]',
  async () => {
    const took: Record<string, number> = {};
    const other = join(folder, 'other');
    await createCluster(place(other));
    for (const [verb, data] of [
      ['backup', dataDir],
      ['restore', other],
    ] as const) {
      const from = performance.now();
      const args = [join(root, 'tools/backup/cli.ts'), verb, join(folder, 'backup')];
      // Nothing is released here.
      const store = { STORE_URL: '', STORE_DIR: join(data, 'store') };
      const env = { ...process.env, ...store, DATA_DIR: data, NODE_OPTIONS: '' };
      const child = spawn(process.execPath, args, { env, stdio: 'inherit' });
      const [status] = await once(child, 'exit');
      expect(status).toBe(0);
      took[verb] = Math.round(performance.now() - from);
    }
    console.log(JSON.stringify({ seed, many, took }));
    expect(took.restore).toBeLessThanOrEqual(10 * minute);
  },
  hour,
);
