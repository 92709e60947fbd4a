import { grant } from '../credits/ledger.ts';
import { announce } from '../live/announce.ts';
import type { Context } from '../platform/context.ts';
import type { Trx } from '../platform/database.ts';
import { writeInvoice } from './invoices/write-invoice.ts';
import { type Paid, queueReceipt } from './receipt.ts';

/**
 * What an order brings that was paid at a moment, once: its credits, Premium since then with the first, and
 * the receipt with its invoice.
 */
export async function complete(ctx: Context, trx: Trx, payment: Paid, at: Date): Promise<void> {
  const { id, user_id, credits } = payment;
  const entry = { user: user_id, amount: credits, cause: 'purchase', reference: id } as const;
  if (!(await grant(ctx, trx, entry))) return;
  await trx
    .updateTable('users')
    .set({ premium_since: at })
    .where('id', '=', user_id)
    .where('premium_since', 'is', null)
    .execute();
  await announce(ctx, trx, { to: user_id, type: 'credits', data: {} });
  const part = await writeInvoice(ctx, trx, id, payment.amount);
  await queueReceipt(ctx, trx, payment, part);
}
