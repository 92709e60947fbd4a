import type { Context } from '../platform/context.ts';
import type { Trx } from '../platform/database.ts';
import { conflict } from '../platform/errors.ts';
import { lockOrders } from '../ties/locks.ts';
import { callOff, isKnown } from './call-off.ts';
import type { PaymentRow } from './payment-view.ts';

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

/** The newest order whose money is on its way. */
export function orderOnWay(ctx: Context, user: string): Promise<PaymentRow | undefined> {
  return ctx.db
    .selectFrom('payments')
    .selectAll()
    .where('user_id', '=', user)
    .where('status', '=', 'pending')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/**
 * An order takes the place of the open one only when its buyer named that one, having seen it: `null`
 * for none. What is replaced is called off. Throws 409 order_open for an open order that was not
 * named, 409 order_paid when the named one turns out to be paid. Returns what was open, for
 * `requireNoneSince`. Pages that do not say replace nothing here, and neither does a repeated
 * request: undefined.
 */
export async function replaceOpen(
  ctx: Context,
  user: string,
  { named, key }: { named: string | null | undefined; key: string | undefined },
): Promise<string[] | undefined> {
  if (named === undefined) return undefined;
  const open = await openOrders(ctx, user);
  const [newest] = open;
  if (!newest || (await isKnown(ctx, user, key))) return [];
  if (newest.id !== named) throw conflict('order_open');
  for (const order of open) {
    const status = await callOff(ctx, order);
    if (status === 'completed' || status === 'pending') throw conflict('order_paid');
  }
  return open.map(({ id }) => id);
}

/**
 * Throws 409 order_open for an order that was made since `seen` was looked at: in another tab, at
 * the same instant. Orders of one member are made one after the other from here on.
 */
export async function requireNoneSince(trx: Trx, user: string, seen: string[]): Promise<void> {
  await lockOrders(trx, user);
  const open = await trx
    .selectFrom('payments')
    .select('id')
    .where('user_id', '=', user)
    .where('status', '=', 'open')
    .execute();
  if (open.some(({ id }) => !seen.includes(id))) throw conflict('order_open');
}
