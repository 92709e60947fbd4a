import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { Trx } from '../../platform/database.ts';
import { forEachAlone } from '../../platform/loops.ts';
import { lockPayment } from '../../ties/locks.ts';

/** What stands in the books under a payment; invoices are its credit notes, too. */
const ofPayments = [
  'invoices',
  'payment_refunds',
  'payment_matters',
  'payment_events',
  'discount_redemptions',
  'direct_debits',
  'direct_debit_blocks',
] as const;

interface Due {
  id: string;
  /** What was last written then is over. */
  before: Date;
}

/**
 * Deletes the books of who was erased, once the years are over that their company keeps them: counted
 * from the end of the year of the last line, since until then the account is one book. The year is that
 * of the clock that is behind, here or in the database: one that is wrong ends nothing.
 */
export async function forgetBooks(ctx: Context, stop?: AbortSignal): Promise<void> {
  const { rows: due } = await sql<Due>`
    with today as (
      select least(extract(year from now() at time zone 'UTC'), ${ctx.clock.now().getUTCFullYear()})::int as year
    ), kept as (
      select s.id as site_id, make_timestamptz(year - books_years, 1, 1, 0, 0, 0, 'UTC') as before
      from sites s join companies c on c.id = s.company_id, today
    )
    select u.id, before from users u join kept using (site_id)
    where last_booked_at < before order by last_booked_at`.execute(ctx.db);
  await forEachAlone(
    due,
    (one) => ctx.db.transaction().execute((trx) => forgetBooksOf(trx, one)),
    stop,
  );
}

/** Nothing where something was booked since: a bank can fetch money back of who is gone. */
async function forgetBooksOf(trx: Trx, { id, before }: Due): Promise<void> {
  await holdPayments(trx, id);
  const { rows } = await sql<{ last: Date | null }>`
    select last_booked(id) as last from users
    where id = ${id} and last_booked_at < ${before} and deleted_at is not null
    for update`.execute(trx);
  if (!rows[0]) return;
  const { last } = rows[0];
  const isOver = last === null || last < before;
  if (isOver) await deleteBooks(trx, id, before);
  await trx
    .updateTable('users')
    .set({ last_booked_at: isOver ? null : last })
    .where('id', '=', id)
    .execute();
}

/** Before it is looked for what was booked: money that comes in that moment is seen, or finds no payment. */
async function holdPayments(trx: Trx, member: string): Promise<void> {
  const payments = trx.selectFrom('payments').select('id').where('user_id', '=', member);
  for (const { id } of await payments.orderBy('id').execute()) await lockPayment(trx, id);
}

async function deleteBooks(trx: Trx, member: string, before: Date): Promise<void> {
  await sql`select set_config('afterglow.books_over', ${before.toISOString()}, true)`.execute(trx);
  for (const table of ofPayments) {
    await sql`delete from ${sql.table(table)} where payment_id in
      (select id from payments where user_id = ${member})`.execute(trx);
  }
  for (const table of [
    'payments',
    'credit_entries',
    'credit_accounts',
    'discount_codes',
  ] as const) {
    await sql`delete from ${sql.table(table)} where user_id = ${member}`.execute(trx);
  }
}
