import { grant } from '../credits/ledger.ts';
import { announce } from '../live/announce.ts';
import type { Context } from '../platform/context.ts';
import type { Trx } from '../platform/database.ts';
import { lockPayment } from '../ties/locks.ts';
import type { ProviderPayment } from './provider.ts';
import { queueReceipt } from './receipt.ts';
import type { PaymentStatus } from './tables.ts';

export type Known =
  | ProviderPayment
  | { payment: string; status: 'cancelled' | 'failed' | 'expired' };
export type Settled = 'changed' | 'unchanged' | 'unknown' | 'mismatch';

type Payment = NonNullable<Awaited<ReturnType<typeof lockPayment>>>;

/** Takes over what the provider says of a payment. Whoever comes second changes nothing. */
export function settle(ctx: Context, known: Known): Promise<Settled> {
  return ctx.db.transaction().execute((trx) => settleIn(ctx, trx, known));
}

/**
 * The same within a transaction. Only open and pending payments change; credits come with the
 * change to completed, in the same transaction. `mismatch`: paid, but not what was asked.
 */
export async function settleIn(ctx: Context, trx: Trx, known: Known): Promise<Settled> {
  const payment = await lockPayment(trx, known.payment);
  if (!payment) return 'unknown';
  if (!canBecome(payment.status, known.status)) return 'unchanged';
  const asAsked =
    !('amount' in known) ||
    (known.amount === payment.amount && known.currency === payment.currency);
  if (known.status === 'completed' && !asAsked) return 'mismatch';
  await setStatus(ctx, trx, payment, known);
  if (known.status === 'completed') await complete(ctx, trx, payment);
  else if (known.status !== 'pending') await releaseCode(trx, payment.id);
  await announce(ctx, trx, {
    to: payment.user_id,
    type: 'payment',
    data: { payment: payment.id, status: known.status },
  });
  return 'changed';
}

function canBecome(from: PaymentStatus, to: PaymentStatus): boolean {
  if (from === 'open') return to !== 'open';
  return from === 'pending' && to !== 'pending' && to !== 'open';
}

async function setStatus(ctx: Context, trx: Trx, payment: Payment, known: Known): Promise<void> {
  const now = ctx.clock.now();
  await trx
    .updateTable('payments')
    .set({
      status: known.status,
      updated_at: now,
      completed_at: known.status === 'completed' ? now : null,
      provider_ref: 'ref' in known ? known.ref : payment.provider_ref,
    })
    .where('id', '=', payment.id)
    .execute();
}

async function complete(ctx: Context, trx: Trx, payment: Payment): Promise<void> {
  const { id, user_id, credits } = payment;
  const entry = { user: user_id, amount: credits, cause: 'purchase', reference: id } as const;
  if (!(await grant(ctx, trx, entry))) return;
  await trx
    .updateTable('users')
    .set({ premium_since: ctx.clock.now() })
    .where('id', '=', user_id)
    .where('premium_since', 'is', null)
    .execute();
  await queueReceipt(ctx, trx, payment);
  await announce(ctx, trx, { to: user_id, type: 'credits', data: {} });
}

/** What was not bought did not use up its discount. */
async function releaseCode(trx: Trx, payment_id: string): Promise<void> {
  await trx.deleteFrom('discount_redemptions').where('payment_id', '=', payment_id).execute();
}
