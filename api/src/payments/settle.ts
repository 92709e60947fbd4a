import { announce } from '../live/announce.ts';
import type { Context } from '../platform/context.ts';
import type { Trx } from '../platform/database.ts';
import { lockPayment } from '../ties/locks.ts';
import { admitMoney } from './admit-money.ts';
import { releaseCode } from './claim-code.ts';
import { complete } from './complete.ts';
import { mailSentBack, type SentBack } from './mail-sent-back.ts';
import { noteMatter } from './matters.ts';
import type { ProviderPayment } from './provider.ts';
import { wantRefund } from './refunds.ts';
import type { PaymentStatus } from './tables.ts';
import { noteFetchedBack, takeBack } from './take-back.ts';

/** What the provider says, or what we decide ourselves: an end, or that nothing was to pay. */
export type Known =
  | ProviderPayment
  | { payment: string; status: 'cancelled' | 'failed' | 'expired' | 'completed' };
export type Settled = 'changed' | 'unchanged' | 'unknown' | 'mismatch';

export type LockedPayment = NonNullable<Awaited<ReturnType<typeof lockPayment>>>;

/** Takes over what the provider says of a payment. Whoever comes second changes nothing. */
export async function settle(ctx: Context, known: Known): Promise<Settled> {
  const settled = await ctx.db.transaction().execute((trx) => settleIn(ctx, trx, known));
  noteSettled(ctx, known, settled);
  return settled;
}

/** For the security log, once it is kept: what a payment has become, and money that was not asked for. */
export function noteSettled(ctx: Context, known: Known, settled: string): void {
  if (settled !== 'changed' && settled !== 'mismatch') return;
  const outcome = settled === 'changed' ? 'done' : 'refused';
  const { payment, status } = known;
  const { refunded = 0, charged_back = 0 } = isTold(known) ? known : {};
  ctx.security({ event: 'payment', outcome, payment, status, refunded, charged_back });
}

/**
 * The same within a transaction. Credits come with the change to completed. An end is final, except
 * for money that arrives after it: that is credited, too. `mismatch`: paid, but not what was asked, or not
 * to be taken (`admitMoney`); that money goes back. Of all of these the operator hears, and what was told is
 * `unchanged` from then on.
 */
export async function settleIn(ctx: Context, trx: Trx, known: Known): Promise<Settled> {
  const payment = await lockPayment(trx, known.payment);
  if (!payment) return 'unknown';
  if (isPaidTwice(payment, known)) return sendBack(ctx, trx, payment, known, 'paid_twice');
  if (known.status === 'completed' && !isAsAsked(payment, known)) {
    return turnDown(ctx, trx, payment, known, 'mismatch');
  }
  if (!canBecome(payment.status, known.status)) {
    if (!payment.provider_ref && isTold(known)) await keepRef(trx, known);
    const isLess = isTold(known) && (await takeBack(ctx, trx, payment, known));
    return isLess ? 'changed' : 'unchanged';
  }
  const isLate = isEnd(payment.status);
  if (known.status === 'completed') {
    const admitted = await admitMoney(ctx, trx, payment, isLate);
    if ('cause' in admitted) return turnDown(ctx, trx, payment, known, admitted.cause);
    // Nobody is led to pay for what would be sent back.
    for (const instead of admitted.instead) {
      await settleIn(ctx, trx, { payment: instead, status: 'cancelled' });
    }
  }
  const at = await setStatus(ctx, trx, payment, known);
  if (known.status === 'completed') {
    if (isLate) await noteMatter(ctx, trx, payment, 'late');
    await complete(ctx, trx, payment, at);
  } else if (isEnd(known.status)) await releaseCode(trx, payment.id);
  await tell(ctx, trx, payment, known.status);
  if (isTold(known)) await takeBack(ctx, trx, { ...payment, status: known.status }, known);
  return 'changed';
}

const isTold = (known: Known): known is ProviderPayment => 'ref' in known;

const isEnd = (status: PaymentStatus) => status !== 'open' && status !== 'pending';

/** `completed` follows on everything else; any other end, and pending, on what is not ended. */
function canBecome(from: PaymentStatus, to: PaymentStatus): boolean {
  if (to === 'completed') return from !== 'completed';
  if (from === 'open') return to !== 'open';
  return from === 'pending' && to !== 'pending' && to !== 'open';
}

/** Nobody pays nothing but who had nothing to pay. */
function isAsAsked({ amount, currency }: LockedPayment, known: Known): boolean {
  if (!isTold(known)) return amount === 0;
  return known.amount === amount && known.currency === currency;
}

/** The order is paid, and its buyer has paid another payment of the provider for it as well. */
function isPaidTwice(payment: LockedPayment, known: Known): known is ProviderPayment {
  const { status, provider_ref } = payment;
  const isPaid = known.status === 'completed' && status === 'completed';
  return isPaid && isTold(known) && known.ref !== provider_ref;
}

/** What cannot be taken fails its order and goes back. */
async function turnDown(
  ctx: Context,
  trx: Trx,
  payment: LockedPayment,
  known: Known,
  cause: Exclude<SentBack, 'paid_twice'>,
) {
  if (!isTold(known)) return 'mismatch'; // said by ourselves: there is no money to send back
  if (payment.status === 'open' || payment.status === 'pending') {
    await setStatus(ctx, trx, payment, { ...known, status: 'failed' });
    await releaseCode(trx, payment.id);
    await tell(ctx, trx, payment, 'failed');
  }
  if (payment.status !== 'completed') return sendBack(ctx, trx, payment, known, cause);
  return (await noteMatter(ctx, trx, payment, cause, known)) ? 'mismatch' : 'unchanged';
}

async function sendBack(
  ctx: Context,
  trx: Trx,
  payment: LockedPayment,
  known: ProviderPayment,
  cause: SentBack,
): Promise<'mismatch' | 'unchanged'> {
  let isNews = await noteMatter(ctx, trx, payment, cause, known);
  if (known.charged_back > 0 && (await noteFetchedBack(ctx, trx, payment, known))) isNews = true;
  const left = known.amount - known.refunded - known.charged_back;
  if (left > 0) {
    const { ref, currency } = known;
    const refund = { payment, cause, ref, currency, amount: left };
    if (await wantRefund(ctx, trx, refund)) {
      isNews = true;
      await mailSentBack(ctx, trx, payment, refund);
    }
  }
  return isNews ? 'mismatch' : 'unchanged';
}

async function setStatus(ctx: Context, trx: Trx, payment: LockedPayment, known: Known) {
  const now = ctx.clock.now();
  await trx
    .updateTable('payments')
    .set({
      status: known.status,
      updated_at: now,
      completed_at: known.status === 'completed' ? now : null,
      provider_ref: isTold(known) ? known.ref : payment.provider_ref,
    })
    .where('id', '=', payment.id)
    .execute();
  return now;
}

/** By it an order that ended before its provider answered is asked about: its money may still come. */
async function keepRef(trx: Trx, { payment, ref }: ProviderPayment): Promise<void> {
  await trx.updateTable('payments').set({ provider_ref: ref }).where('id', '=', payment).execute();
}

function tell(ctx: Context, trx: Trx, { id, user_id }: LockedPayment, status: PaymentStatus) {
  return announce(ctx, trx, { to: user_id, type: 'payment', data: { payment: id, status } });
}
