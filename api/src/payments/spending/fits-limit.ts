import type { Context } from '../../platform/context.ts';
import type { Trx } from '../../platform/database.ts';
import { lockPayment } from '../../ties/locks.ts';
import { inCurrency, limitAt, limitRow, spentOf } from './limit.ts';

interface Late {
  user_id: string;
  amount: number;
  currency: string;
}

/**
 * Whether money that comes for an ended order fits its buyer's own limit, and which of their open orders no
 * longer fit beside it: most providers do not stop a payment that was called off, so its page and that of
 * the next order could both be paid.
 */
export async function fitsLimit(
  ctx: Context,
  trx: Trx,
  { user_id, amount, currency }: Late,
): Promise<{ fits: boolean; instead: string[] }> {
  const limit = limitAt(await limitRow(trx, user_id, true), ctx.clock.now());
  if (limit === null || limit.amount === null) return { fits: true, instead: [] };
  const open = trx.selectFrom('payments').select('id').where('user_id', '=', user_id);
  // Held before it is counted: none of them is paid meanwhile.
  const held = [];
  for (const { id } of await open.where('status', '=', 'open').orderBy('id').execute()) {
    const order = await lockPayment(trx, id);
    if (order?.status === 'open') held.push(order);
  }
  const most = await inCurrency(trx, limit.amount, limit.currency, currency);
  let left = most - amount - (await spentOf(ctx, trx, user_id, currency, 'begun'));
  if (left < 0) return { fits: false, instead: [] };
  const instead = [];
  for (const order of held) {
    const more = await inCurrency(trx, order.amount, order.currency, currency);
    if (more > left) instead.push(order.id);
    else left -= more;
  }
  return { fits: true, instead };
}
