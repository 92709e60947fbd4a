import type { Selectable } from 'kysely';
import type { Db, Tables } from '../../platform/database.ts';
import { notFound } from '../../platform/errors.ts';
import type { PaymentRow } from '../payment-view.ts';

export type InvoiceRow = Selectable<Tables['invoices']>;

export interface Invoice {
  /** `2026-000123`, once for a company. */
  number: string;
  invoice: InvoiceRow;
  payment: PaymentRow;
}

export const numberOf = ({ year, number }: Pick<InvoiceRow, 'year' | 'number'>) =>
  `${year}-${String(number).padStart(6, '0')}`;

/** The invoice of an order and its credit notes, as they were written. */
export function invoicesOf(db: Db, payment: string): Promise<InvoiceRow[]> {
  return db
    .selectFrom('invoices')
    .selectAll()
    .where('payment_id', '=', payment)
    .orderBy('part')
    .execute();
}

/** One of a member's own invoices; 404 for anybody else's. */
export async function invoiceOf(
  db: Db,
  user: string,
  { id, part }: { id: string; part: number },
): Promise<Invoice> {
  const payment = await db
    .selectFrom('payments')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', user)
    .executeTakeFirst();
  const invoice = (await invoicesOf(db, id)).find((row) => row.part === part);
  if (!payment || !invoice) throw notFound();
  return { number: numberOf(invoice), invoice, payment };
}
