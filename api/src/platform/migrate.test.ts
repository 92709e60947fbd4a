import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { cloneDatabase, type TestDatabase } from '../testing/database.ts';
import { migrate } from './migrate.ts';

let database: TestDatabase;
let folder: string;
const write = (name: string, sql: string) => writeFileSync(join(folder, name), sql);

beforeEach(async () => {
  database = await cloneDatabase('template0');
  folder = mkdtempSync(join(tmpdir(), 'migrations-'));
});
afterEach(async () => {
  await database.drop();
  rmSync(folder, { recursive: true });
});

async function tableExists(name: string): Promise<boolean> {
  const client = new pg.Client(database.connection);
  await client.connect();
  const { rows } = await client.query('select to_regclass($1) as found', [name]);
  await client.end();
  return rows[0].found !== null;
}

/** Resolves once a migration is in the middle of a file. */
async function asleep(): Promise<void> {
  const client = new pg.Client(database.connection);
  await client.connect();
  const find = `select 1 from pg_stat_activity
    where datname = current_database() and wait_event = 'PgSleep'`;
  while ((await client.query(find)).rows.length === 0) await sleep(20);
  await client.end();
}

test('files are applied once, in order, by whoever comes first', async () => {
  write('9001_one.sql', 'create table one (id int)');
  write('9002_two.sql', 'alter table one add column two int');
  const runs = await Promise.all([1, 2, 3].map(() => migrate(database.connection, { folder })));
  expect(runs.flat()).toEqual(['9001_one.sql', '9002_two.sql']);
});

test('a file that fails leaves nothing behind and can be mended [R17]', async () => {
  write('9003_three.sql', 'create table three (id int); select broken');
  await expect(migrate(database.connection, { folder })).rejects.toThrow(/9003_three.sql failed/);
  expect(await tableExists('three')).toBe(false);
  write('9003_three.sql', 'create table three (id int)');
  expect(await migrate(database.connection, { folder })).toEqual(['9003_three.sql']);
});

test('killed in the middle of a file, nothing of it is there; the next process makes it whole [R17]', async () => {
  write('9001_one.sql', 'create table one (id int)');
  write(
    '9002_two.sql',
    'create table two (id int); select pg_sleep(1); create table later (id int)',
  );
  const script = `import { migrate } from '${import.meta.dirname}/migrate.ts';
    await migrate(${JSON.stringify(database.connection)}, { folder: '${folder}' });`;
  const args = ['--no-warnings', '--input-type=module', '-e', script];
  const child = spawn(process.execPath, args, { stdio: 'ignore' });
  const ended = once(child, 'exit');
  await asleep();
  child.kill('SIGKILL');
  await ended;
  expect(await tableExists('one')).toBe(true);
  expect(await tableExists('two')).toBe(false);
  expect(await migrate(database.connection, { folder })).toEqual(['9002_two.sql']);
  expect(await tableExists('later')).toBe(true);
});

test('a file may take longer than statements of the role may', async () => {
  write('9001_one.sql', 'select pg_sleep(0.4); create table one (id int)');
  const limited = { ...database.connection, options: '-c statement_timeout=200' };
  expect(await migrate(limited, { folder })).toEqual(['9001_one.sql']);
});

test('an applied file that was changed is refused', async () => {
  write('9001_one.sql', 'create table one (id int)');
  await migrate(database.connection, { folder });
  write('9001_one.sql', 'create table one (id bigint)');
  await expect(migrate(database.connection, { folder })).rejects.toThrow(/was changed/);
});

async function madeWithout(missing: string[]): Promise<string> {
  for (const name of ['9001_one', '9002_two', '9003_three']) write(`${name}.sql`, 'select 1');
  await migrate(database.connection, { folder });
  for (const name of missing) rmSync(join(folder, name));
  write('9000_old.sql', 'create table old (id int)');
  const refused = await migrate(database.connection, { folder }).catch((error: Error) => error);
  expect(await tableExists('old')).toBe(false);
  return String(refused);
}

test('code that is older than its database says so in one line, and what to do about it', async () => {
  const said = await madeWithout(['9002_two.sql', '9003_three.sql']);
  expect(said).toMatch(
    /^Error: The database is newer than this code: it has 9003_three.sql, here 9001_one.sql is the newest.*“A bad API version”\.$/,
  );
  expect(said).not.toContain('DATABASE_URL');
});

test('a database with an earlier migration that is not here is of another revision', async () => {
  expect(await madeWithout(['9002_two.sql'])).toContain(
    'The database was made by another revision (9002_two.sql): use the code that made it, or another',
  );
});

test('the way back that older code names is there', () => {
  const runbook = join(import.meta.dirname, '../../../docs/operations.md');
  expect(readFileSync(runbook, 'utf8')).toContain('\n**A bad API version.**');
});

test('older code that was given the migrations of the newer one starts', async () => {
  await madeWithout(['9003_three.sql']);
  write('9003_three.sql', 'select 1');
  expect(await migrate(database.connection, { folder })).toEqual(['9000_old.sql']);
});

test('two of ours never have one number: which comes first would be a matter of names', () => {
  const numbers = readdirSync(join(import.meta.dirname, '../../migrations')).map((name) =>
    name.slice(0, 4),
  );
  expect(numbers).toEqual([...new Set(numbers)]);
});

test('statements of a database with our tables are never compiled before they run', async () => {
  await migrate(database.connection);
  const client = new pg.Client(database.connection);
  await client.connect();
  const { rows } = await client.query('show jit');
  await client.end();
  expect(rows).toEqual([{ jit: 'off' }]);
});
