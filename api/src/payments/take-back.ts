import { reverse } from '../credits/ledger.ts';
import { announce } from '../live/announce.ts';
import type { Context } from '../platform/context.ts';
import type { Trx } from '../platform/database.ts';
import { writeInvoice } from './invoices/write-invoice.ts';
import { mailBuyer } from './mail-buyer.ts';
import { noteMatter } from './matters.ts';
import { money as priceIn } from './money.ts';
import type { PaymentRow } from './payment-view.ts';
import type { ProviderPayment } from './provider.ts';

/** The credits that belong to a part of what was paid; all of them to the whole. */
export function creditsFor(payment: Pick<PaymentRow, 'amount' | 'credits'>, part: number): number {
  if (part >= payment.amount) return payment.credits;
  return Math.round((payment.credits * part) / payment.amount);
}

/**
 * Money that the provider sent back, or that the buyer's bank fetched back, takes its credits with
 * it, as a line of the ledger, and the buyer is mailed a credit note. What we sent back ourselves is counted
 * already. Of an order no more than was paid is taken back: a bank may fetch what we had sent, of which the
 * operator hears. Returns whether there was more of it than known.
 */
export async function takeBack(
  ctx: Context,
  trx: Trx,
  payment: PaymentRow,
  known: ProviderPayment,
): Promise<boolean> {
  const total = known.refunded + known.charged_back;
  if (payment.status !== 'completed' || total <= payment.returned_amount) return false;
  const { id, user_id: user, returned_amount, returned_credits, currency } = payment;
  const kind = known.charged_back > 0 ? 'charged_back' : 'refunded';
  const money = { ref: known.ref, amount: total - returned_amount, currency };
  if (!(await noteMatter(ctx, trx, payment, kind, money, String(total)))) return false;
  const gone = creditsFor(payment, total);
  const back = Math.min(total, payment.amount) - returned_amount;
  await trx
    .updateTable('payments')
    .set({
      returned_amount: returned_amount + back,
      returned_credits: Math.max(gone, returned_credits),
    })
    .where('id', '=', id)
    .execute();
  const amount = gone - returned_credits;
  const reference = `${id}:${total}`;
  if (amount > 0) await reverse(ctx, trx, { user, amount, cause: 'reversal', reference });
  if (known.charged_back > 0 && payment.method === 'sdd') await blockDebits(ctx, trx, payment);
  await announce(ctx, trx, { to: user, type: 'credits', data: {} });
  if (back === 0) return true;
  const part = await writeInvoice(ctx, trx, id, -back);
  await mailBuyer(ctx, trx, payment, {
    template: kind === 'refunded' ? 'refund' : kind,
    part,
    data: (language) => ({
      amount: priceIn(back, currency, language),
      count: String(Math.max(amount, 0)),
      path: `/transactions/${id}`,
    }),
  });
  return true;
}

/**
 * The same of money that was not taken: no credits go with it, but we may have sent it back already. Returns
 * whether it was not known.
 */
export async function noteFetchedBack(
  ctx: Context,
  trx: Trx,
  payment: PaymentRow,
  { ref, charged_back: amount, currency }: ProviderPayment,
): Promise<boolean> {
  if (payment.method === 'sdd') await blockDebits(ctx, trx, payment);
  const money = { ref, amount, currency };
  return noteMatter(ctx, trx, payment, 'charged_back', money, `${ref} ${amount}`);
}

/** Whoever had a debit fetched back pays another way from then on. */
async function blockDebits(ctx: Context, trx: Trx, { id, user_id }: PaymentRow): Promise<void> {
  await trx
    .insertInto('direct_debit_blocks')
    .values({ user_id, payment_id: id, created_at: ctx.clock.now() })
    .onConflict((on) => on.doNothing())
    .execute();
}
