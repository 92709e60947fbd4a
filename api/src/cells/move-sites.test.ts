import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { closeContext, createContext } from '../app/create-context.ts';
import type { Context } from '../platform/context.ts';
import { DatabaseAway } from '../platform/database-away.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { testBuyer } from '../testing/buyer.ts';
import { addressOf, cloneDatabase, type TestDatabase } from '../testing/database.ts';
import { type TestMember, testMember } from '../testing/member.ts';
import { send } from '../testing/messages.ts';
import { listen } from '../testing/stream.ts';
import { killHard, TwoCells } from '../testing/two-cells.ts';
import { typeCommand } from '../testing/type-command.ts';
import { finishMoves } from './finish-moves.ts';
import { isArriving } from './is-arriving.ts';
import { steps } from './move-sites.ts';
import { tablesOfSites } from './tables-of-sites.ts';

let one: TestDatabase;
let two: TestDatabase;
let t: TestApp;
/** Of the new database. */
let there: Context;
let cells: TwoCells;
let ann: TestMember;
let bob: TestMember;
/** All of the company, as the command takes them. */
let sites: string;

beforeAll(async () => {
  [one, two] = [await cloneDatabase(), await cloneDatabase()];
  t = await testApp(one);
  cells = await TwoCells.open([one, two], [await listen(t), 'http://127.0.0.1:1']);
  there = await createContext(t.ctx.env, two.connection);
  sites = (await cells.sites()).join(',');
  ann = await testBuyer(t);
  bob = await testMember(t, { credits: 100 });
  await t.ctx.db.insertInto('companies').values({ id: 'dawn', name: 'Dawn' }).execute();
  await t.ctx.db
    .insertInto('outbox_mail')
    .values({
      ...{ id: 'mail', site_id: 'afterglow', user_id: bob.id, recipient: 'bob@mail.example' },
      ...{ language: 'en', template: 'welcome', data: {} },
      ...{ next_attempt_at: new Date('2030-01-01'), created_at: new Date() },
    })
    .execute();
  expect((await send(bob, ann)).status).toBe(200);
});
afterAll(async () => {
  await cells.end();
  await closeContext(there);
  await t.close();
  await two.drop();
});

const move = (to: string, ...more: string[]) =>
  typeCommand(t, 'site', 'move', sites, '--to', to, '--why', 'room', ...more);

/** Of these a database has some of its own. */
const alsoOwn = ['companies', 'discount_codes', 'live_events'];

/** Rows of all tables of sites in a cell that hold some. */
async function counts(index: number): Promise<Record<string, number>> {
  const found: [string, number][] = [];
  for (const [table, of] of Object.entries(tablesOfSites)) {
    if (of === 'stays' || alsoOwn.includes(table)) continue;
    const { rows } = await cells.ask(index, `select count(*)::int as count from ${table}`);
    if (rows[0].count > 0) found.push([table, rows[0].count]);
  }
  return Object.fromEntries(found);
}

test('every table is either of sites or of the database', async () => {
  const { rows } = await cells.ask(
    0,
    `select tablename from pg_tables where schemaname = 'public' and tablename <> 'schema_migrations'`,
  );
  const all = rows.map(({ tablename }) => tablename).sort();
  expect(Object.keys(tablesOfSites).sort()).toEqual(all);
});

test('a dry run says what would move, and touches nothing', async () => {
  const before = await counts(0);
  const said = await move('two', '--dry-run');
  expect(said).toContain(`messages  ${before.messages}`);
  expect(said).toContain('Nothing was changed');
  expect([await counts(0), await counts(1)]).toEqual([before, {}]);
});

test('all of a company goes there and back, with everything that is of it and nothing else', async () => {
  const before = await counts(0);
  expect(await move('two')).toMatch(/rows moved and compared[\s\S]*now in two/);
  expect([await counts(0), await counts(1)]).toEqual([{}, before]);
  expect((await ann.client.get('/api/user.php')).status).toBe(421);
  expect(await move('two')).toContain('in two already');
  expect(await move('one')).toContain('now in one');
  expect([await counts(0), await counts(1)]).toEqual([before, {}]);
  // The books go on, and nobody has to log in again.
  expect((await ann.client.get('/api/user.php')).body).toMatchObject({ user: { id: ann.id } });
  expect((await send(bob, ann)).status).toBe(200);
  expect(await typeCommand(t, 'ledger', 'check')).toContain('Nothing is wrong');
});

test.each([
  [
    'a part of a company',
    () => typeCommand(t, 'site', 'move', 'lumen', '--to', 'two', '--why', 'x'),
  ],
  ['a cell that there is not', () => move('three')],
  [
    'another price list',
    async () => {
      await cells.ask(1, `update packages set amount = amount + 1 where id = 'nl-50'`);
      await move('two').finally(() =>
        cells.ask(1, `update packages set amount = amount - 1 where id = 'nl-50'`),
      );
    },
  ],
])('%s is refused in one line', async (_what, attempt) => {
  await expect(attempt()).rejects.toThrow(
    /A company moves with all|--to is one of|packages is not/,
  );
  expect(await cells.withSite('afterglow')).toEqual(['one']);
});

/** While somebody is a member of another company's site. */
async function beside(act: (eve: TestMember) => Promise<void>): Promise<void> {
  const site = { id: 'dawn', company_id: 'dawn', name: 'D', domain: 'd' };
  await t.ctx.db.insertInto('sites').values(site).execute();
  try {
    await act(await testMember(t, { user: { site_id: 'dawn' } }));
  } finally {
    await cells.ask(0, "delete from users where site_id = 'dawn'");
    await cells.ask(0, "delete from sites where id = 'dawn'");
  }
}

test('members who know somebody of another company stay with them', () =>
  beside(async (eve) => {
    const like = { from_id: eve.id, to_id: ann.id, created_at: new Date() };
    await t.ctx.db.insertInto('likes').values(like).execute();
    await expect(move('two')).rejects.toThrow('likes.to_id leads to members of sites that stay');
  }));

test('while it moves nobody writes, whatever a process believes; others do', () =>
  beside(async (eve) => {
    const write = ({ id }: TestMember) =>
      t.ctx.db
        .updateTable('profiles')
        .set({ about_me: 'Hi' })
        .where('id', '=', id)
        .execute()
        .then(() => false);
    const mover = await cells.moveUntil('fenced', ...cells.all);
    try {
      const refused = await send(bob, ann);
      expect([refused.status, refused.headers['retry-after']]).toEqual([503, '2']);
      await expect(write(ann)).rejects.toThrow(DatabaseAway);
      await expect(sql`delete from messages`.execute(t.ctx.db)).rejects.toThrow(DatabaseAway);
      await write(eve);
    } finally {
      await killHard(mover);
    }
    // As soon as its connection is seen to be gone.
    while (await write(ann).catch((error: unknown) => error instanceof DatabaseAway))
      await sleep(20);
  }));

test('killed anywhere, exactly one cell has it, and the next try goes on [R01]', async () => {
  const [first, second] = cells.all;
  for (const step of steps.filter((step) => step !== 'switched')) {
    await killHard(await cells.moveUntil(step, first, second));
    expect([step, await cells.withSite('afterglow')]).toEqual([step, ['one']]);
  }
  const before = await counts(0);
  await move('two');
  await move('one');
  expect(await counts(0)).toEqual(before);
});

test('killed at the switch, the new database finishes it, or the next try does', async () => {
  const [first, second] = cells.all;
  await killHard(await cells.moveUntil('switched', first, second));
  expect(await cells.withSite('afterglow')).toEqual([]);
  // Whoever asks now where it is hears "later" there, never that nobody has it.
  expect(await isArriving(there.db, 'localhost')).toBe(true);
  while ((await cells.withSite('afterglow')).length === 0) await finishMoves(there);
  expect(await cells.withSite('afterglow')).toEqual(['two']);
  expect(await isArriving(there.db, 'nobodys.example')).toBe(false);
  await killHard(await cells.moveUntil('switched', second, first));
  expect(await move('one')).toContain('as an earlier try had begun');
  expect(await cells.withSite('afterglow')).toEqual(['one']);
});

test('what was prepared is no site that comes by itself when its host is another one', async () => {
  const [first, second] = cells.all;
  const command = (...typed: [string, string, ...string[]]) =>
    typeCommand(t, ...typed, '--why', 'a new name');
  const [site = ''] = await cells.sites();
  const { rows } = await cells.ask(0, 'select domain from sites where id = $1', [site]);
  const { domain } = rows[0];
  await killHard(await cells.moveUntil('prepared', first, second));
  await command('host', 'add', 'new.example', '--site', site);
  await command('site', 'set', site, 'domain', 'new.example');
  await command('host', 'remove', domain);
  await finishMoves(there);
  expect(await cells.withSite(site)).toEqual(['one']);
  await command('host', 'add', domain, '--site', site);
  await command('site', 'set', site, 'domain', domain);
  await command('host', 'remove', 'new.example');
});

test('what was prepared is given up by a move to elsewhere, also of more sites than before', async () => {
  const third = await cloneDatabase();
  const { CELLS, CELL_DATABASES } = process.env;
  try {
    await killHard(await cells.moveUntil('prepared', ...cells.all));
    const site = { id: 'abendrot', company_id: 'amaryllis', name: 'A', domain: 'a' };
    await t.ctx.db.insertInto('sites').values(site).execute();
    process.env.CELLS = `${CELLS},three=http://127.0.0.1:2`;
    process.env.CELL_DATABASES = `${CELL_DATABASES},three=${addressOf(third.connection)}`;
    const all = `abendrot,${sites}`;
    expect(await typeCommand(t, 'site', 'move', all, '--to', 'three', '--why', 'room')).toContain(
      'now in three',
    );
    await finishMoves(there);
    expect(await cells.withSite('afterglow')).toEqual([]);
    await typeCommand(t, 'site', 'move', all, '--to', 'one', '--why', 'room');
    expect(await cells.withSite('afterglow')).toEqual(['one']);
    await cells.ask(0, "delete from sites where id = 'abendrot'");
  } finally {
    Object.assign(process.env, { CELLS, CELL_DATABASES });
    await third.drop();
  }
});

test('only an API that says so has a site no more; the next try finds what is left, whatever its address was', async () => {
  const [first, second] = cells.all;
  // As one of an earlier version, to which its own address is no host.
  const api = createServer((_request, answer) => answer.writeHead(421).end('{}'));
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  await killHard(await cells.moveUntil('prepared', { ...first, apiUrl }, second));
  await finishMoves(there);
  expect(await cells.withSite('afterglow')).toEqual(['one']);
  await new Promise((resolve) => api.close(resolve));
  await move('two');
  await move('one');
});

test('what was prepared and not switched is given up by the next try alone', async () => {
  const [first, second] = cells.all;
  await killHard(await cells.moveUntil('prepared', first, second));
  await finishMoves(there);
  expect(await cells.withSite('afterglow')).toEqual(['one']);
  await move('two');
  expect(await cells.withSite('afterglow')).toEqual(['two']);
  await move('one');
});
