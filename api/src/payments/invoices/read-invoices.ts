import type { Selectable } from 'kysely';
import { vatIn } from '../../places/vat.ts';
import type { Db, Tables } from '../../platform/database.ts';
import { notFound } from '../../platform/errors.ts';
import type { PaymentRow } from '../payment-view.ts';

export type InvoiceRow = Selectable<Tables['invoices']>;

export interface Invoice {
  /** `2026-000123`, once for a company. */
  number: string;
  /** The number of the invoice that a credit note takes back from; null for an invoice. */
  corrects: string | null;
  invoice: InvoiceRow;
  payment: PaymentRow;
}

export const numberOf = ({ year, number }: Pick<InvoiceRow, 'year' | 'number'>) =>
  `${year}-${String(number).padStart(6, '0')}`;

/** The VAT in it; those of before have each their own. */
export const vatOf = ({ vat, amount, vat_permille }: InvoiceRow) =>
  vat ?? vatIn(amount, vat_permille);

/** The invoice of an order and its credit notes, as they were written. */
export function invoicesOf(db: Db, payment: string): Promise<InvoiceRow[]> {
  return db
    .selectFrom('invoices')
    .selectAll()
    .where('payment_id', '=', payment)
    .orderBy('part')
    .execute();
}

interface Which {
  id: string;
  part: number;
}

/** One of a member's own invoices; 404 for anybody else's. */
export async function invoiceOf(db: Db, user: string, which: Which): Promise<Invoice> {
  const found = await writtenInvoice(db, which);
  if (found.payment.user_id !== user) throw notFound();
  return found;
}

/** An invoice of whomever; 404 when there is none. */
export async function writtenInvoice(db: Db, { id, part }: Which): Promise<Invoice> {
  const payment = await db
    .selectFrom('payments')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  const written = await invoicesOf(db, id);
  const invoice = written.find((row) => row.part === part);
  if (!payment || !invoice) throw notFound();
  const first = part > 0 && written.find((row) => row.part === 0);
  return { number: numberOf(invoice), corrects: first ? numberOf(first) : null, invoice, payment };
}
