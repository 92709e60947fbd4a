import { sql } from 'kysely';
import type { Db } from '../platform/database.ts';
import { type InvoiceRow, numberOf } from './invoices/read-invoices.ts';
import { packagesOnSale } from './packages.ts';
import { type PaymentRow, viewPayment } from './payment-view.ts';

type Numbered = Pick<InvoiceRow, 'year' | 'number'>;

const pageSize = 30;

/** One's own payments, the newest first. `cursor` is the last payment of the page before. */
export async function paymentHistory(db: Db, user: string, cursor: string | undefined) {
  const { rows } = await sql<PaymentRow & { invoice: Numbered | null }>`
    select payments.*, (
      select jsonb_build_object('year', year, 'number', number) from invoices
      where payment_id = payments.id and part = 0) as invoice
    from payments
    where user_id = ${user} and (${cursor ?? null}::text is null or (created_at, id) < (
      select created_at, id from payments where id = ${cursor ?? null} and user_id = ${user}))
    order by created_at desc, id desc limit ${pageSize + 1}`.execute(db);
  const page = rows.slice(0, pageSize);
  const more = rows.length > pageSize ? page.at(-1) : undefined;
  const transactions = page.map((row) => ({
    ...viewPayment(row),
    invoice: row.invoice && numberOf(row.invoice),
  }));
  return { transactions, cursor: more?.id ?? null };
}

/** The last order that was paid, if its package is still on sale. */
export function lastOrder(db: Db, user: string) {
  return packagesOnSale(db)
    .innerJoin('payments', 'payments.package_id', 'packages.id')
    .leftJoin('discount_codes', 'discount_codes.id', 'payments.discount_code_id')
    .selectAll('packages')
    .select(['payments.method', 'payments.bank', 'discount_codes.code'])
    .where('payments.user_id', '=', user)
    .where('payments.status', '=', 'completed')
    .orderBy('payments.completed_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}
