import { jest } from '@jest/globals';
import { sql } from 'kysely';
import pg from 'pg';
import { hour } from '../platform/clock.ts';
import { addressOf, cloneDatabase, type TestDatabase } from '../testing/database.ts';
import { withContext } from './connect.ts';

let database: TestDatabase;
const given = { ...process.env };
beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(async () => {
  jest.useRealTimers();
  process.env = given;
  await database.drop();
});

/** Everything that a timer waits for now happens, save for what is asked of the database itself. */
async function hoursPass(): Promise<void> {
  const other = new pg.Client(database.connection);
  await other.connect();
  const waiting = `select from pg_locks where relation = 'messages'::regclass and not granted`;
  while (!(await other.query(waiting)).rowCount) await other.query('select pg_sleep(0.02)');
  jest.advanceTimersByTime(hour);
  await other.query('select pg_sleep(0.4)');
  await other.end();
}

test('a command asks the server itself, and may take longer than a statement of members or of the role', async () => {
  process.env.DATABASE_URL = `${addressOf(database.connection)}&options=-c%20statement_timeout%3D200`;
  process.env.DATABASE_POOL_URL = 'postgres://127.0.0.1:1/pool-that-is-away';
  const busy = new pg.Client(database.connection);
  await busy.connect();
  await withContext(async ({ db }) => {
    await busy.query('begin; lock table messages');
    jest.useFakeTimers({
      doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'],
    });
    const asked = sql`select from messages`.execute(db);
    await Promise.all([expect(asked).resolves.toBeDefined(), hoursPass().then(() => busy.end())]);
    jest.useRealTimers();
  });
});
