import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { stopCluster } from './cluster.ts';
import { startEmbedded } from './embedded.ts';
import { give } from './owner.ts';
import { place } from './placement.ts';

/** Folders of the tests, and one with a table that each of them begins as a copy of. */
const folders = mkdtempSync(join(tmpdir(), 'afterglow-embedded-'));
const first = join(folders, 'first');
let folder: string;
let child: ChildProcess | undefined;
let number = 0;
beforeAll(async () => {
  give(folders);
  mkdirSync(first);
  give(first);
  const { connection, stop } = await startEmbedded(first);
  await query(connection, 'create table kept as select generate_series(1, 500) as n');
  await stop();
}, 180_000);
beforeEach(() => {
  number += 1;
  folder = join(folders, String(number));
  execFileSync('cp', ['-a', first, folder]);
});
afterEach(async () => {
  child?.kill('SIGKILL');
  await stopCluster(place(folder));
}, 60_000);
afterAll(() => rmSync(folders, { recursive: true, force: true }));

/** Another process that holds the database, as a running product does; it ends with ours. */
async function holder(): Promise<ChildProcess> {
  const script = `import { startEmbedded } from '${import.meta.dirname}/embedded.ts';
    await startEmbedded('${folder}'); console.log('held');
    process.stdin.resume().on('close', () => process.exit());`;
  const args = ['--no-warnings', '--input-type=module', '-e', script];
  const started = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'ignore'] });
  await once(started.stdout as NodeJS.ReadableStream, 'data');
  return started;
}

async function query(connection: pg.PoolConfig, sql: string) {
  const client = new pg.Client(connection);
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows;
}

test('one process holds the database; after its kill -9 the next goes on with all data [R06, R33]', async () => {
  child = await holder();
  const began = performance.now();
  await expect(startEmbedded(folder)).rejects.toThrow(/already running on/);
  // Two seconds on an idle machine; this one may be busy with other tests.
  expect(performance.now() - began).toBeLessThan(20_000);

  const connection = { host: join(folder, 'socket'), user: 'afterglow', database: 'afterglow' };
  await query(connection, 'insert into kept select 501');
  child.kill('SIGKILL');
  await once(child, 'exit');

  const next = await startEmbedded(folder);
  expect(await query(next.connection, 'select count(*)::int as n from kept')).toEqual([{ n: 501 }]);
  await next.stop();

  const fresh = await startEmbedded(folder);
  expect(await query(fresh.connection, 'select count(*)::int as n from kept')).toEqual([
    { n: 501 },
  ]);
  await fresh.stop();
}, 180_000);

test('a server that was killed as well is started anew, with all that was committed [R33]', async () => {
  child = await holder();
  const connection = { host: join(folder, 'socket'), user: 'afterglow', database: 'afterglow' };
  await query(connection, 'insert into kept select 501');
  const pid = readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0];
  process.kill(Number(pid), 'SIGKILL');
  child.kill('SIGKILL');
  const next = await startEmbedded(folder);
  expect(await query(next.connection, 'select max(n) as n from kept')).toEqual([{ n: 501 }]);
  await next.stop();
}, 180_000);

test('a server that ends under a process that goes on is started again', async () => {
  const running = await startEmbedded(folder);
  const pid = readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0];
  process.kill(Number(pid), 'SIGKILL');
  const deadline = Date.now() + 20_000;
  const held = "select max(n) as n from kept, pg_locks where locktype = 'advisory'";
  const holders = () => query(running.connection, held).catch(() => [{ n: null }]);
  let rows = await holders();
  while (rows[0].n === null && Date.now() < deadline) {
    await sleep(20);
    rows = await holders();
  }
  expect(rows).toEqual([{ n: 500 }]);
  await expect(startEmbedded(folder)).rejects.toThrow(/already running on/);
  await running.stop();
}, 60_000);

const lockFiles = [
  ['postmaster.pid', () => join(folder, 'postgres', 'postmaster.pid')],
  ['the lock of the socket', () => join(folder, 'socket', '.s.PGSQL.5432.lock')],
] as const;
const remains = [
  ['is empty', () => ''],
  ['names a process that is somebody else', () => `${process.pid}\n${folder}/postgres\n`],
] as const;

test.each(
  lockFiles.flatMap(([name, file]) => remains.map(([what, text]) => ({ name, what, file, text }))),
)(
  '$name that $what holds up no start',
  async ({ file, text }) => {
    const longAgo = new Date(0);
    writeFileSync(file(), text());
    give(file());
    utimesSync(file(), longAgo, longAgo);
    const began = performance.now();
    const started = await startEmbedded(folder);
    // A start takes half a second; one that waits for what never comes took 11 or 53.
    expect(performance.now() - began).toBeLessThan(8000);
    expect(await query(started.connection, 'select max(n) as n from kept')).toEqual([{ n: 500 }]);
    await started.stop();
  },
  60_000,
);
