import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { cloneDatabase, type TestDatabase } from '../testing/database.ts';
import { migrate } from './migrate.ts';

let database: TestDatabase;
let member: pg.Client;
let watcher: pg.Client;
beforeEach(async () => {
  database = await cloneDatabase('template0');
  await migrate(database.connection, { last: '0078' });
  member = new pg.Client(database.connection);
  // Of its own: a transaction sees all along who waited at first.
  watcher = new pg.Client(database.connection);
  await Promise.all([member.connect(), watcher.connect()]);
  await member.query(`
    insert into companies (id, name) values ('c', 'C');
    insert into sites (id, company_id, name, domain) values ('s', 'c', 'S', 's');
    insert into users (id, site_id, email, password_hash, status, language, signup_date)
      values ('ann', 's', 'ann@example.com', 'none', 'active', 'nl', now());`);
});
afterEach(async () => {
  await Promise.all([member.end(), watcher.end()]);
  await database.drop();
});

async function somebodyWaits(): Promise<void> {
  const waiting = `select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  while ((await watcher.query(waiting)).rows.length === 0) await sleep(20);
}

test.each([
  [
    'an order',
    '0078',
    `insert into idempotency_keys (user_id, key, request_hash, created_at)
      values ('ann', 'order-of-ann', '', now())`,
    'select from payments',
  ],
  ['a report', '0080', 'select from profiles', 'select from reports'],
])(
  '%s that is being made as its tables change is made, and neither ends the other',
  async (_what, before, first, next) => {
    await migrate(database.connection, { last: before });
    await member.query('begin');
    await member.query(first);
    const migrated = migrate(database.connection);
    await somebodyWaits();
    await member.query(next);
    await member.query('commit');
    expect(await migrated).toContain('0082_books_of_before.sql');
  },
);
