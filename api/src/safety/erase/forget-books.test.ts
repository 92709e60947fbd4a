import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { day } from '../../platform/clock.ts';
import type { Db } from '../../platform/database.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { bought, buy, choose, notify, testBuyer } from '../../testing/buyer.ts';
import { during } from '../../testing/during.ts';
import type { TestMember } from '../../testing/member.ts';
import { typeCommand } from '../../testing/type-command.ts';
import { lockPayment } from '../../ties/locks.ts';
import { eraseDue } from './erase-due.ts';

let t: TestApp;
beforeEach(async () => {
  t = await testApp();
  // No term is over for us that is not for the database.
  goTo('2010-03-01T12:00:00Z');
});
afterEach(() => t.close());

function goTo(moment: string): void {
  t.clock.advance(new Date(moment).getTime() - t.clock.now().getTime());
}

async function paid(buyer: TestMember): Promise<string> {
  const { ref } = await bought(buyer);
  await choose(buyer, ref, 'pay');
  await notify(t, { id: `paid-${ref}`, ref });
  return ref;
}

/** Somebody who bought with the discount for it, left another order open, and is erased since. */
async function gone(): Promise<{ id: string; ref: string }> {
  const buyer = await testBuyer(t, t.clock.now());
  const ref = await paid(buyer);
  await buy(buyer);
  await t.ctx.db
    .updateTable('users')
    .set({ status: 'deleted', deletion_requested_at: t.clock.now() })
    .where('id', '=', buyer.id)
    .execute();
  t.clock.advance(14 * day);
  await eraseDue(t.ctx);
  return { id: buyer.id, ref };
}

async function paymentOf(ref: string): Promise<string> {
  const { id } = await t.ctx.db
    .selectFrom('payments')
    .select('id')
    .where('provider_ref', '=', ref)
    .executeTakeFirstOrThrow();
  return id;
}

/** Money of a payment that is on its way back. */
async function owed(ref: string, db: Db): Promise<void> {
  const now = t.clock.now();
  const times = { created_at: now, next_attempt_at: now };
  const payment_id = await paymentOf(ref);
  const money = { provider_ref: `${ref}-twice`, amount: 2499, currency: 'EUR' };
  await db
    .insertInto('payment_refunds')
    .values({ ...times, ...money, id: 'back', payment_id, cause: 'paid_twice' })
    .execute();
}

/** Lets the hour strike in which that day begins, and does what is done each hour. */
async function at(moment: string): Promise<void> {
  goTo(moment);
  await eraseDue(t.ctx);
}

/** In how many lines of which books somebody stands. */
async function booksOf(id: string): Promise<Record<string, number>> {
  const of = sql`(select id from payments where user_id = ${id})`;
  const { rows } = await sql<{ book: string; lines: number }>`
    select 'payments' as book, count(*)::int as lines from payments where user_id = ${id}
    union all select 'invoices', count(*)::int from invoices where payment_id in ${of}
    union all select 'events', count(*)::int from payment_events where payment_id in ${of}
    union all select 'codes', count(*)::int from discount_redemptions where user_id = ${id}
    union all select 'accounts', count(*)::int from credit_accounts where user_id = ${id}
    union all select 'ledger', count(*)::int from credit_entries where user_id = ${id}`.execute(
    t.ctx.db,
  );
  return Object.fromEntries(rows.map(({ book, lines }) => [book, lines]));
}
const full = { payments: 2, invoices: 1, events: 1, codes: 1, accounts: 1, ledger: 1 };
const none = { payments: 0, invoices: 0, events: 0, codes: 0, accounts: 0, ledger: 0 };

test('the books of who is gone go ten years after the year of their last line, whole, and nobody else’s', async () => {
  const here = await testBuyer(t);
  await paid(here);
  const { id } = await gone();
  await at('2020-12-31T23:59:59Z');
  expect(await booksOf(id)).toEqual(full);
  await at('2021-01-01T00:00:00Z');
  expect(await booksOf(id)).toEqual(none);
  expect(await booksOf(here.id)).toMatchObject({ payments: 1, invoices: 1, ledger: 1 });
  expect(await typeCommand(t, 'ledger', 'check')).toContain('Nothing is wrong');
  await at('2022-01-01T00:00:00Z');
  expect(await booksOf(here.id)).toMatchObject({ invoices: 1 });
});

test('a company says how long', async () => {
  const { id } = await gone();
  const { company_id } = await t.ctx.db
    .selectFrom('users')
    .innerJoin('sites', 'sites.id', 'users.site_id')
    .select('company_id')
    .where('users.id', '=', id)
    .executeTakeFirstOrThrow();
  const set = (years: string) =>
    typeCommand(t, 'company', 'set', company_id, '--books-years', years, '--why', 'x');
  await expect(set('4')).rejects.toThrow('a whole number from 5 to 30');
  await set('7');
  expect(await typeCommand(t, 'company', 'list')).toContain('books: 7 years');
  await at('2017-12-31T23:59:59Z');
  expect(await booksOf(id)).toEqual(full);
  await at('2018-01-01T00:00:00Z');
  expect(await booksOf(id)).toEqual(none);
});

test('what is booked of somebody who is gone begins the years anew', async () => {
  const { id, ref } = await gone();
  await at('2011-01-15T00:00:00Z');
  await choose({ id, client: t.client() }, ref, 'charge_back');
  await notify(t, { id: 'fetched-back', ref });
  const later = { ...full, invoices: 2, events: 2, ledger: 2 };
  expect(await booksOf(id)).toEqual(later);
  await at('2021-12-31T23:59:59Z');
  expect(await booksOf(id)).toEqual(later);
  await at('2022-01-01T00:00:00Z');
  expect(await booksOf(id)).toEqual(none);
});

test('money that still has to go back keeps them, and they have their years once it is sent', async () => {
  const { id, ref } = await gone();
  await t.ctx.db.updateTable('companies').set({ books_years: 5 }).execute();
  await owed(ref, t.ctx.db);
  const refund = (change: { next_attempt_at: Date } | { sent_at: Date }) =>
    t.ctx.db.updateTable('payment_refunds').set(change).execute();
  await refund({ next_attempt_at: new Date('2015-12-31T23:00:00Z') });
  await at('2016-01-01T00:00:00Z');
  expect(await booksOf(id)).toEqual(full);
  await refund({ sent_at: t.clock.now() });
  await at('2021-01-01T00:00:00Z');
  expect(await booksOf(id)).toEqual(full);
  await at('2022-01-01T00:00:00Z');
  expect(await booksOf(id)).toEqual(none);
});

test('money that comes as they are about to go keeps them', async () => {
  const { id, ref } = await gone();
  goTo('2021-01-01T00:00:00Z');
  await during(
    t,
    async (trx) => {
      await lockPayment(trx, await paymentOf(ref));
      await sql`select from invoices for update`.execute(trx);
      await owed(ref, trx);
    },
    () => eraseDue(t.ctx),
  );
  expect(await booksOf(id)).toEqual(full);
  expect(await t.ctx.db.selectFrom('payment_refunds').select('amount').execute()).toHaveLength(1);
});

test('a clock that is ahead of that of the database ends no term', async () => {
  goTo(new Date().toISOString());
  const { id } = await gone();
  await at('2999-01-01T00:00:00Z');
  expect(await booksOf(id)).toEqual(full);
});

test('an erasure that fails keeps nobody’s books', async () => {
  const { id } = await gone();
  goTo('2020-12-01T00:00:00Z');
  const stuck = await testBuyer(t);
  await t.ctx.db
    .updateTable('users')
    .set({ status: 'deleted', deletion_requested_at: t.clock.now() })
    .where('id', '=', stuck.id)
    .execute();
  Object.assign(t.ctx.files, { delete: () => Promise.reject(new Error('no disk')) });
  await expect(at('2021-01-01T00:00:00Z')).rejects.toThrow('no disk');
  expect(await booksOf(id)).toEqual(none);
});

const file = new URL('../../../migrations/0082_books_of_before.sql', import.meta.url);

test('who was erased before has the same years', async () => {
  const { id } = await gone();
  const here = await testBuyer(t);
  const bookedAt = async (member: string) =>
    t.ctx.db.selectFrom('users').select('last_booked_at').where('id', '=', member).execute();
  const before = await bookedAt(id);
  expect(before).toEqual([{ last_booked_at: new Date('2010-03-01T12:00:00Z') }]);
  const migration = readFileSync(file, 'utf8');
  await t.ctx.db.transaction().execute(async (trx) => {
    await trx.updateTable('users').set({ last_booked_at: null }).execute();
    const [statement = ''] = /^update users[^;]*/m.exec(migration) ?? [];
    await sql.raw(statement).execute(trx);
  });
  expect(await bookedAt(id)).toEqual(before);
  expect(await bookedAt(here.id)).toEqual([{ last_booked_at: null }]);
});

test('the database lets nobody take out what is not over', async () => {
  const { id } = await gone();
  const remove = (over: string | null) =>
    t.ctx.db.transaction().execute(async (trx) => {
      if (over) await sql`select set_config('afterglow.books_over', ${over}, true)`.execute(trx);
      await trx.deleteFrom('credit_entries').where('user_id', '=', id).execute();
    });
  await expect(remove(null)).rejects.toThrow('credit_entries is insert only');
  await expect(remove('2010-01-01T00:00:00Z')).rejects.toThrow('credit_entries is insert only');
  const invoices = t.ctx.db.transaction().execute(async (trx) => {
    await sql`select set_config('afterglow.books_over', '2010-01-01T00:00:00Z', true)`.execute(trx);
    await trx.deleteFrom('invoices').execute();
  });
  await expect(invoices).rejects.toThrow('invoices is insert only');
  expect(await booksOf(id)).toEqual(full);
});
