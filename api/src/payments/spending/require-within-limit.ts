import type { Context } from '../../platform/context.ts';
import type { Trx } from '../../platform/database.ts';
import { ApiError } from '../../platform/errors.ts';
import { money } from '../money.ts';
import { inCurrency, limitAt, limitDays, limitRow, spentOf } from './limit.ts';

interface Order {
  user_id: string;
  /** What it costs, in minor units. */
  amount: number;
  currency: string;
  /** The buyer's, for the amounts in the refusal. */
  language: string;
}

/** Throws 403 spending_limit when an order would take a member over their own limit. */
export async function requireWithinLimit(ctx: Context, trx: Trx, order: Order): Promise<void> {
  const limit = limitAt(await limitRow(trx, order.user_id, true), ctx.clock.now());
  if (limit === null || limit.amount === null || order.amount === 0) return;
  const { amount, currency, language } = order;
  const most = await inCurrency(trx, limit.amount, limit.currency, currency);
  const left = most - (await spentOf(ctx, trx, order.user_id, currency));
  if (amount <= left) return;
  throw new ApiError(403, 'spending_limit', {
    limit: money(most, currency, language),
    left: money(Math.max(0, left), currency, language),
    days: limitDays,
  });
}
