import { sql } from 'kysely';
import { cloneDatabase, type TestDatabase } from '../testing/database.ts';
import { type Database, openDatabase } from './database.ts';
import { DatabaseAway } from './database-away.ts';
import { NamedStatements } from './named-statements.ts';
import { andNext } from './pipelined.ts';

test('a text has one name, another text another, and more than enough have none', () => {
  const statements = new NamedStatements();
  const name = (text: string, values: unknown[] = [1]) => statements.query(text, values).name;
  expect(name('select $1')).toBe(name('select $1', [2]));
  expect(name('select $1')).not.toBe(name('select $1 + 1'));
  expect(name('begin', [])).toBeUndefined();
  for (let n = 0; n < 1000; n += 1) name(`select ${n}, $1`);
  expect(name('select 1000, $1')).toBeUndefined();
  expect(name('select $1')).toBeDefined();
});

describe('on a database', () => {
  let database: TestDatabase;
  let db: Database;
  beforeAll(async () => {
    database = await cloneDatabase();
    db = openDatabase(database.connection, { max: 1 });
  });
  afterAll(async () => {
    await db.destroy();
    await database.drop();
  });
  const gifts = () => db.selectFrom('gifts').selectAll().where('key', '=', 'rose').execute();

  test('what is asked again is prepared once', async () => {
    for (let n = 0; n < 3; n += 1) await gifts();
    const { rows } = await sql`
      select statement from pg_prepared_statements where statement like '%from "gifts"%'
    `.execute(db);
    expect(rows).toHaveLength(1);
  });

  test('what came after a refusal in one go, and so was not prepared, is so the next time', async () => {
    const after = (divisor: number) =>
      db.transaction().execute(async (trx) => {
        await sql`select 1 / ${divisor}::int ${andNext}`.execute(trx);
        return trx.selectFrom('gifts').select('key').where('key', '=', 'rose').execute();
      });
    await expect(after(0)).rejects.toMatchObject({ code: '22012' });
    expect(await after(1)).toHaveLength(1);
  });

  test('a migration in between costs one try, not the connection for good', async () => {
    await gifts();
    await sql`alter table gifts add column later int`.execute(db);
    await expect(gifts()).rejects.toThrow(DatabaseAway);
    expect(await gifts()).toMatchObject([{ key: 'rose', later: null }]);
  });
});
