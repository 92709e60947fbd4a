import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database.ts';
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

/**
 * Throws 403 spending_limit when an order would take a member over their own limit: it holds the limit and
 * counts `all` orders that may be paid; before the open ones are called off only those that are `begun`.
 */
export async function requireWithinLimit(
  ctx: Context,
  db: Db,
  order: Order,
  counted: 'all' | 'begun',
): Promise<void> {
  const row = await limitRow(db, order.user_id, counted === 'all');
  const limit = limitAt(row, ctx.clock.now());
  if (limit === null || limit.amount === null || order.amount === 0) return;
  const { amount, currency, language } = order;
  const most = await inCurrency(db, limit.amount, limit.currency, currency);
  const left = most - (await spentOf(ctx, db, order.user_id, currency, counted));
  if (amount <= left) return;
  throw new ApiError(403, 'spending_limit', {
    limit: money(most, currency, language),
    left: money(Math.max(0, left), currency, language),
    days: limitDays,
  });
}
