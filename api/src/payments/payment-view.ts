import type { Selectable } from 'kysely';
import type { Static } from 'typebox';
import type { Db, Tables } from '../platform/database.ts';
import { notFound } from '../platform/errors.ts';
import type { Method } from './methods/method.ts';
import type { Payment } from './schemas.ts';

export type PaymentRow = Selectable<Tables['payments']>;

/** A payment as its buyer sees it. */
export function viewPayment(row: PaymentRow): Static<typeof Payment> {
  return {
    payment_id: row.id,
    package: row.package_id,
    credits: row.credits,
    amount: row.amount,
    discount_amount: row.discount_amount,
    currency: row.currency,
    // Written by createPayment alone, after looking it up in the list of methods.
    paymentmethod: row.method as Method,
    status: row.status,
    created_at: row.created_at.toISOString(),
    completed_at: row.completed_at?.toISOString() ?? null,
    returned_amount: row.returned_amount,
    returned_credits: row.returned_credits,
  };
}

/** One's own payment; 404 for anybody else's. */
export async function paymentOf(db: Db, user: string, id: string): Promise<PaymentRow> {
  const row = await db
    .selectFrom('payments')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', user)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}
