import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { cloneDatabase, type TestDatabase } from '../testing/database.ts';
import { changeIndex, indexStatements } from './index-migration.ts';
import { migrate } from './migrate.ts';

let database: TestDatabase;
let folder: string;
let one: pg.Client;
let other: pg.Client;
const write = (name: string, sql: string) => writeFileSync(join(folder, name), sql);
const connect = async () => {
  const client = new pg.Client(database.connection as pg.ClientConfig);
  await client.connect();
  return client;
};

beforeEach(async () => {
  database = await cloneDatabase('template0');
  folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  write('9001_people.sql', 'create table people (id int, name text)');
  await migrate(database.connection, { folder });
  one = await connect();
  other = await connect();
});
afterEach(async () => {
  await one.end();
  await other.end();
  await database.drop();
  rmSync(folder, { recursive: true });
});

/** Somebody writes and has not finished; the migration has to wait for them. Answers once it does. */
async function migrateBehindAWriter() {
  await one.query('begin');
  await one.query('insert into people values (1)');
  const migration = migrate(database.connection, { folder });
  migration.catch(() => {});
  for (;;) {
    const { rows } = await other.query(`select pid from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query like '%index%'`);
    if (rows[0]) return { migration, pid: rows[0].pid as number };
    await sleep(20);
  }
}

const validity = async (name: string) =>
  (await other.query('select indisvalid from pg_index where indexrelid = to_regclass($1)', [name]))
    .rows;

test('while an index is made others write [R17]', async () => {
  write('9002_name.sql', '-- By name.\ncreate index people_name\n  on people (name);\n');
  const { migration } = await migrateBehindAWriter();
  await other.query("set lock_timeout = '1s'");
  await other.query('insert into people values (2)');
  await one.query('commit');
  expect(await migration).toEqual(['9002_name.sql']);
  expect(await validity('people_name')).toEqual([{ indisvalid: true }]);
});

test('one that was cut off is made anew, and processes that start together make it once', async () => {
  write('9003_id.sql', 'create unique index people_id on people (id); drop index people_name');
  const { migration, pid } = await migrateBehindAWriter();
  await other.query('select pg_cancel_backend($1)', [pid]);
  await expect(migration).rejects.toThrow(/9003_id.sql failed/);
  await one.query('commit');
  await one.query('delete from people');

  const runs = await Promise.all([1, 2, 3].map(() => migrate(database.connection, { folder })));
  expect(runs.flat()).toEqual(['9003_id.sql']);
  expect(await validity('people_id')).toEqual([{ indisvalid: true }]);
  expect(await validity('people_name')).toEqual([]);
});

test('a half-made index is not taken for a whole one', async () => {
  await one.query('insert into people values (7), (7)');
  await expect(
    one.query('create unique index concurrently people_twice on people (id)'),
  ).rejects.toThrow(/could not create unique index/);
  expect(await validity('people_twice')).toEqual([{ indisvalid: false }]);
  await one.query('delete from people');
  await changeIndex(one, 'create unique index people_twice on people (id)');
  expect(await validity('people_twice')).toEqual([{ indisvalid: true }]);
});

test.each([
  ['create index a on b (c); drop index d', ['create index a on b (c)', 'drop index d']],
  ['alter table b add c int; create index a on b (c)', null],
  ["create index a on b (c) where d = ';'", null],
])('%s', (sql, expected) => {
  expect(indexStatements(sql)).toEqual(expected);
});
