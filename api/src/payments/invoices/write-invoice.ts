import { sql } from 'kysely';
import { vatIn, vatPermille } from '../../places/vat.ts';
import type { Context } from '../../platform/context.ts';
import type { Trx } from '../../platform/database.ts';
import { type InvoiceRow, invoicesOf, vatOf } from './read-invoices.ts';

/** What stands on an invoice of its seller, as it was on that day. */
export interface Seller {
  name: string;
  address: string;
  city: string;
  country: string;
  register: string;
  /** Of the buyer's country, else of its own. */
  vat_number: string;
  site: string;
}

/**
 * Writes the invoice of a paid order, or, with an amount below zero, a credit note for what goes
 * back. Only the mail that brings it comes after it in its transaction: until that ends, others
 * wait for the next number, and a number is never lost. Resolves with its part; null for an order
 * that cost nothing, which has none.
 */
export async function writeInvoice(
  ctx: Context,
  trx: Trx,
  id: string,
  amount: number,
): Promise<number | null> {
  if (amount === 0) return null;
  const about = await trx
    .selectFrom('payments')
    .innerJoin('sites', 'sites.id', 'payments.site_id')
    .innerJoin('companies as c', 'c.id', 'sites.company_id')
    .select(['payments.country', 'sites.name as site', 'c.id as company_id', 'c.name'])
    .select(['c.address', 'c.city', 'c.country as home', 'c.kvk', 'c.vat_numbers'])
    .where('payments.id', '=', id)
    .executeTakeFirstOrThrow();
  const { company_id, country, name, address, city, home, kvk, site, vat_numbers } = about;
  const seller: Seller = {
    ...{ name, address, city, country: home, register: kvk, site },
    vat_number: vat_numbers[country] ?? vat_numbers[home] ?? Object.values(vat_numbers)[0] ?? '',
  };
  const issued_at = ctx.clock.now();
  const year = issued_at.getUTCFullYear();
  const before = await invoicesOf(trx, id);
  const part = before.length;
  const { last: number } = await trx
    .insertInto('invoice_numbers')
    .values({ company_id, year, last: 1 })
    .onConflict((on) =>
      on.columns(['company_id', 'year']).doUpdateSet({ last: sql`invoice_numbers.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  const vat_permille = before[0]?.vat_permille ?? vatPermille(country);
  const vat = vatOfPart(before, amount, vat_permille);
  await trx
    .insertInto('invoices')
    .values({
      ...{ payment_id: id, part, company_id, year, number, amount, vat_permille, vat, issued_at },
      seller: JSON.stringify(seller) as never,
    })
    .execute();
  return part;
}

/**
 * What goes back takes the VAT back that was in it, whatever the rate has become: in however many parts, all
 * of it together is that of the invoice, to the cent.
 */
function vatOfPart(before: InvoiceRow[], amount: number, rate: number): number {
  const left = before.reduce((sum, part) => sum + part.amount, amount);
  return vatIn(left, rate) - before.reduce((sum, part) => sum + vatOf(part), 0);
}
