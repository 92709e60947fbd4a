import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import pg from 'pg';
import { type TestApp, testApp } from '../../testing/app.ts';
import { cloneDatabase, type TestDatabase } from '../../testing/database.ts';
import { testMember } from '../../testing/member.ts';
import { migrate } from '../migrate.ts';
import { dumpDatabase } from './dump.ts';
import { checkDump, loadDatabase } from './load.ts';

let t: TestApp;
let from: TestDatabase;
let folder: string;
const empty: TestDatabase[] = [];

beforeAll(async () => {
  from = await cloneDatabase();
  t = await testApp(from);
});
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'afterglow-backup-'));
});
afterEach(() => rmSync(folder, { recursive: true }));
afterAll(async () => {
  for (const database of empty) await database.drop();
  await t.close();
});

async function another(): Promise<TestDatabase> {
  const database = await cloneDatabase('template0');
  empty.push(database);
  return database;
}

const said = 'Here: "quotes", a \\ and\na line — Zoë, 😀';

async function people() {
  const eva = await testMember(t, { credits: 50 });
  const daan = await testMember(t, { profile: { gender: 'male', seeks: 'female' } });
  const body = { profile: daan.id, client_id: 'a1b2c3d4-0000-4000-8000-000000000000' };
  const sent = await eva.client.post('/api/message.php', { ...body, kind: 'text', body: said });
  expect(sent.status).toBe(200);
  return eva;
}

async function ask(database: TestDatabase, sql: string) {
  const client = new pg.Client(database.connection);
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows;
}

test('what was dumped is there again: money, messages, rules and counters [R32]', async () => {
  const eva = await people();
  const dump = await dumpDatabase(from.connection, folder);
  await checkDump(folder, dump);
  const to = await another();
  await loadDatabase(to.connection, folder, dump);
  const again = await dumpDatabase(to.connection, join(folder, 'again'));
  expect(again).toEqual(dump);
  expect(dump.tables.find(({ name }) => name === 'credit_entries')?.rows).toBeGreaterThan(0);
  expect(await ask(to, 'select body from messages')).toEqual([{ body: said }]);

  const rules = `select conname, pg_get_constraintdef(oid) as rule, convalidated from pg_constraint
    where connamespace = 'public'::regnamespace order by conname`;
  expect(await ask(to, rules)).toEqual(await ask(from, rules));
  const triggers = `select tgname, tgenabled from pg_trigger where not tgisinternal order by 1`;
  expect(await ask(to, triggers)).toEqual(await ask(from, triggers));

  const restored = await testApp({ ...to, drop: async () => {} });
  const client = restored.client();
  client.cookies = eva.client.cookies;
  expect((await client.get('/api/user.php')).body).toMatchObject({ user: { id: eva.id } });
  await restored.close();
});

test('a dump is of one moment, whatever is written meanwhile', async () => {
  const busy = setInterval(() => void testMember(t).catch(() => {}), 1);
  const dump = await dumpDatabase(from.connection, folder);
  clearInterval(busy);
  const rows = (name: string) => dump.tables.find((table) => table.name === name)?.rows;
  // Everybody who was made has both, the second written after the first.
  const count = async (name: string) => (await ask(from, `select from ${name}`)).length;
  expect(rows('users')).toBeLessThanOrEqual(await count('users'));
  const to = await another();
  await loadDatabase(to.connection, folder, dump); // would break a foreign key
});

test.each([
  ['cut off', (file: Buffer) => file.subarray(0, file.length - 9)],
  ['changed', (file: Buffer) => gzipSync(gunzipSync(file).toString().replace('Zoë', 'Zoe'))],
])('a file that was %s is found before anything is touched', async (_what, harm) => {
  const dump = await dumpDatabase(from.connection, folder);
  const file = join(folder, 'messages.copy.gz');
  writeFileSync(file, harm(readFileSync(file)));
  await expect(checkDump(folder, dump)).rejects.toThrow('table messages is damaged');
});

test('a database with a site in it is left alone; a load that fails leaves nothing', async () => {
  const dump = await dumpDatabase(from.connection, folder);
  await expect(loadDatabase(from.connection, folder, dump)).rejects.toThrow('not empty');
  const to = await another();
  rmSync(join(folder, 'users.copy.gz'));
  await expect(loadDatabase(to.connection, folder, dump)).rejects.toThrow();
  expect(await ask(to, 'select from sites')).toEqual([]);
  expect(readdirSync(folder)).not.toContain('users.copy.gz');
});

const limited = ({ connection }: TestDatabase) => ({
  ...connection,
  options: '-c statement_timeout=200',
});

/** Takes a table; what this returns lets go of it when somebody has waited for longer than that. */
async function locked({ connection }: TestDatabase) {
  const client = new pg.Client(connection as pg.ClientConfig);
  await client.connect();
  await client.query('begin; lock table messages');
  return async () => {
    const waiting = `select from pg_locks where relation = 'messages'::regclass and not granted`;
    while (!(await client.query(waiting)).rowCount) await client.query('select pg_sleep(0.02)');
    await client.query('select pg_sleep(0.4)');
    await client.end();
  };
}

test('a dump and a load may take longer than a statement of the role', async () => {
  const letGo = await locked(from);
  const [dump] = await Promise.all([dumpDatabase(limited(from), folder), letGo()]);
  const to = await another();
  await migrate(to.connection);
  const letGoThere = await locked(to);
  await Promise.all([loadDatabase(limited(to), folder, dump), letGoThere()]);
  expect(await dumpDatabase(to.connection, join(folder, 'again'))).toEqual(dump);
});

test('a backup of a revision that is not known here is refused', async () => {
  const dump = await dumpDatabase(from.connection, folder);
  const strange = {
    ...dump,
    migrations: [...dump.migrations, { name: '9999_x.sql', checksum: '' }],
  };
  await expect(loadDatabase((await another()).connection, folder, strange)).rejects.toThrow(
    'another revision',
  );
});
