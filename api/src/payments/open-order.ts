import type { Context } from '../platform/context.ts';
import { conflict } from '../platform/errors.ts';
import { callOff, isKnown } from './call-off.ts';
import type { PaymentRow } from './payment-view.ts';
import type { Provider } from './provider.ts';

/** What a member has ordered and not begun to pay, the newest first. */
export function openOrders(ctx: Context, user: string): Promise<PaymentRow[]> {
  return ctx.db
    .selectFrom('payments')
    .selectAll()
    .where('user_id', '=', user)
    .where('status', '=', 'open')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/**
 * An order takes the place of the open one only when its buyer named that one, having seen it: `null`
 * for none. What is replaced is called off. Throws 409 order_open for an open order that was not
 * named, 409 order_paid when the named one turns out to be paid. Pages that do not say replace
 * nothing here, and neither does a repeated request.
 */
export async function replaceOpen(
  ctx: Context,
  provider: Provider,
  user: string,
  { named, key }: { named: string | null | undefined; key: unknown },
): Promise<void> {
  if (named === undefined) return;
  const open = await openOrders(ctx, user);
  const [newest] = open;
  if (!newest || (await isKnown(ctx, user, key))) return;
  if (newest.id !== named) throw conflict('order_open');
  for (const order of open.filter((one) => one.provider === provider.name)) {
    const status = await callOff(ctx, provider, order);
    if (status === 'completed' || status === 'pending') throw conflict('order_paid');
  }
}
