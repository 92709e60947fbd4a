import { jest } from '@jest/globals';
import { sql } from 'kysely';
import pg from 'pg';
import { type TestApp, testApp } from '../testing/app.ts';
import { statementsOf } from '../testing/statements.ts';
import type { Trx } from './database.ts';
import { andCommit, andNext } from './pipelined.ts';
import { Together } from './together.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
  await sql`create table notes (text text unique)`.execute(t.ctx.db);
});
afterAll(() => t.close());
afterEach(() => sql`delete from notes`.execute(t.ctx.db));

const begin = <Answer>(work: (trx: Trx) => Promise<Answer>) => t.ctx.db.transaction().execute(work);
const note = (text: string, mark = sql``) =>
  sql<{ text: string }>`insert into notes values (${text}) returning text ${mark}`;
const lock = (mark = sql``) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${'notes'}, 0)) ${mark}`;
const look = sql<{ text: string }>`select text from notes where ${true}`;

async function notes(): Promise<string[]> {
  const { rows } = await look.execute(t.ctx.db);
  return rows.map(({ text }) => text);
}

test('a statement says that the commit goes with it: its rows come back, and others see them', async () => {
  const statements = await statementsOf(async () => {
    const { rows } = await begin((trx) => note('one', andCommit).execute(trx));
    expect(rows).toEqual([{ text: 'one' }]);
  });
  expect(statements).toEqual(['begin', expect.stringContaining('insert'), 'commit']);
  expect(await notes()).toEqual(['one']);
});

test('what goes together is asked once, and answered once, with rows of what is read alone', async () => {
  const spy = jest.spyOn(pg.Client.prototype, 'query');
  const read = await begin(async (trx) => {
    await lock(andNext).execute(trx);
    const { rows } = await look.execute(trx);
    return [rows, (await note('one', andCommit).execute(trx)).rows];
  });
  const asked = spy.mock.calls.flatMap(([query]) =>
    (query as unknown) instanceof Together ? [(query as unknown as Together).asked.length] : [],
  );
  spy.mockRestore();
  expect(asked).toEqual([3, 2]);
  expect(read).toEqual([[], [{ text: 'one' }]]);
});

test('when that statement is refused, all before it is undone and the refusal is told', async () => {
  await note('there').execute(t.ctx.db);
  const refused = begin(async (trx) => {
    await note('before').execute(trx);
    await note('there', andCommit).execute(trx);
  });
  await expect(refused).rejects.toMatchObject({ code: '23505' });
  expect(await notes()).toEqual(['there']);
});

test('after it nothing more can be asked', async () => {
  const late = begin(async (trx) => {
    await note('one', andCommit).execute(trx);
    await note('two').execute(trx);
  });
  await expect(late).rejects.toThrow('The transaction is over');
  expect(await notes()).toEqual(['one']);
});

test('what is looked at behind a lock is what its last holder left', async () => {
  let isHeld = () => {};
  const held = new Promise<void>((resolve) => {
    isHeld = resolve;
  });
  let letGo = () => {};
  const waits = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const first = begin(async (trx) => {
    await lock().execute(trx);
    isHeld();
    await waits;
    await note('first').execute(trx);
  });
  await held;
  const second = begin(async (trx) => {
    await lock(andNext).execute(trx);
    return (await look.execute(trx)).rows;
  });
  for (let waiting = 0; waiting === 0; ) {
    const { rows } = await sql<{ waiting: number }>`select count(*) as waiting from pg_locks
      where locktype = 'advisory' and not granted
        and database = (select oid from pg_database where datname = current_database())`.execute(
      t.ctx.db,
    );
    waiting = rows[0]?.waiting ?? 0;
  }
  letGo();
  await first;
  expect(await second).toEqual([{ text: 'first' }]);
});

test('a lock that is refused fails what goes with it, with its own reason', async () => {
  const refused = begin(async (trx) => {
    await sql`select 1 / ${0}::int ${andNext}`.execute(trx);
    await note('one').execute(trx);
  });
  await expect(refused).rejects.toMatchObject({ code: '22012' });
  expect(await notes()).toEqual([]);
});

test('a transaction that asks nothing, or fails before it asks, leaves its connection as it was', async () => {
  await begin(async () => undefined);
  await expect(begin(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await begin((trx) => note('one').execute(trx));
  expect(await notes()).toEqual(['one']);
});
