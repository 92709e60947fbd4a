import type { Context } from '../platform/context.ts';
import { conflict } from '../platform/errors.ts';
import { collectDebit } from './debit/collect.ts';
import { type PaymentRow, paymentOf } from './payment-view.ts';
import { knownProvider } from './providers.ts';
import { settle } from './settle.ts';
import type { PaymentStatus } from './tables.ts';

/**
 * Calls off the orders a member left open that stand in the way of the next one: those with a
 * discount, so that its code is free, and all of who has a spending limit, so that they do not fill
 * it. One that turns out to be paid stays. Does nothing for a repeated request, named by its
 * Idempotency-Key: the order it left open is its own.
 */
export async function callOffUnpaid(
  ctx: Context,
  user: string,
  key: string | undefined,
): Promise<void> {
  // Listed before the key is looked for: what this very request made meanwhile is not in it.
  const open = await ordersInTheWay(ctx, user);
  if (open.length === 0 || (await isKnown(ctx, user, key))) return;
  for (const order of open) await callOff(ctx, order);
}

type Callable = Pick<PaymentRow, 'id' | 'status' | 'provider' | 'provider_ref'>;

/**
 * Calls an order off at its provider; resolves with what became of it. One that nobody has begun to pay
 * is over here also where the provider does not stop it, or is not there any more: were it paid after all,
 * that is late money.
 */
export async function callOff(
  ctx: Context,
  { id, status, provider: name, provider_ref }: Callable,
): Promise<PaymentStatus> {
  const provider = knownProvider(ctx, name);
  if (!provider) {
    if (status !== 'open') return status;
    await settle(ctx, { payment: id, status: 'cancelled' });
    return 'cancelled';
  }
  // A debit that was confirmed may be on its way to the bank already: then it has a number there.
  const collected = provider_ref ? undefined : await collectDebit(ctx, provider, id);
  if (collected?.status === 'failed') {
    await settle(ctx, collected);
    return 'failed';
  }
  const ref = provider_ref ?? collected?.ref;
  if (ref) await provider.cancel(ref);
  const known = ref ? await provider.fetch(ref) : undefined;
  const isUnpaid = !known || known.status === 'open';
  const end = isUnpaid ? { payment: id, status: 'cancelled' as const } : known;
  await settle(ctx, end);
  return end.status;
}

/**
 * Calls off one's own order, as its buyer asks, and answers with what it is now. Throws 409 order_paid
 * for one that is paid, 409 order_under_way when its provider lets nobody stop it any more.
 */
export async function callOffOwn(ctx: Context, user: string, id: string): Promise<PaymentRow> {
  const order = await paymentOf(ctx.db, user, id);
  const isKept = order.provider_ref !== null;
  if (order.status === 'open' || (order.status === 'pending' && isKept)) {
    await callOff(ctx, order);
  }
  const now = await paymentOf(ctx.db, user, id);
  if (now.status === 'completed') throw conflict('order_paid');
  if (now.status === 'open' || now.status === 'pending') throw conflict('order_under_way');
  return now;
}

function ordersInTheWay(ctx: Context, user: string) {
  return ctx.db
    .selectFrom('payments')
    .leftJoin('discount_redemptions', 'discount_redemptions.payment_id', 'payments.id')
    .leftJoin('spending_limits', 'spending_limits.user_id', 'payments.user_id')
    .select(['payments.id', 'status', 'provider', 'provider_ref'])
    .where('payments.user_id', '=', user)
    .where('payments.status', '=', 'open')
    .where(({ eb, or }) =>
      or([
        eb('discount_redemptions.payment_id', 'is not', null),
        eb('spending_limits.amount', 'is not', null),
      ]),
    )
    .execute();
}

/** Whether a request with this Idempotency-Key was taken before. */
export async function isKnown(
  ctx: Context,
  user: string,
  key: string | undefined,
): Promise<boolean> {
  if (key === undefined) return false;
  const known = await ctx.db
    .selectFrom('idempotency_keys')
    .select('key')
    .where('user_id', '=', user)
    .where('key', '=', key)
    .executeTakeFirst();
  return known !== undefined;
}
