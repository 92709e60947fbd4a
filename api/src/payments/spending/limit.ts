import { sql } from 'kysely';
import { after, day } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database.ts';

/** A limit is for any 30 days in a row, so that no first of the month opens it. */
export const limitDays = 30;

/**
 * Days until a higher limit holds, or none at all: a wish of the moment passes. As long as gambling
 * in Germany has it (Glücksspielstaatsvertrag § 6c); nothing of the kind is law for credits.
 */
export const coolingDays = 7;

export interface SpendingLimit {
  /** In minor units; null for no limit. */
  amount: number | null;
  currency: string;
  /** What holds later. */
  next: { amount: number | null; from: Date } | null;
}

interface Row {
  amount: number | null;
  currency: string;
  next_amount: number | null;
  next_from: Date | null;
}

/** What a member's row means now; null without any limit. */
export function limitAt(row: Row | undefined, now: Date): SpendingLimit | null {
  if (!row) return null;
  const { amount, currency, next_amount, next_from } = row;
  const isPast = next_from !== null && next_from <= now;
  const next = next_from && !isPast ? { amount: next_amount, from: next_from } : null;
  const current = isPast ? next_amount : amount;
  return current === null && !next ? null : { amount: current, currency, next };
}

const none = Number.POSITIVE_INFINITY;

/**
 * What stands in a member's row once they ask for another limit: a lower one at once, a higher one
 * or none after a week. Asking for less than what is on its way keeps its day.
 */
export function wishedLimit(
  before: SpendingLimit | null,
  wish: { amount: number | null; currency: string },
  now: Date,
): Row {
  const { currency } = wish;
  const current = before?.amount ?? none;
  const wished = wish.amount ?? none;
  if (wished <= current) {
    return { amount: wish.amount, currency, next_amount: null, next_from: null };
  }
  const next = before?.next;
  const isLess = next && wished <= (next.amount ?? none);
  const next_from = isLess ? next.from : after(now, coolingDays * day);
  return { amount: before?.amount ?? null, currency, next_amount: wish.amount, next_from };
}

/** A member's row; with `forUpdate` orders of the same member wait for each other. */
export async function limitRow(db: Db, userId: string, forUpdate = false) {
  const query = db.selectFrom('spending_limits').selectAll().where('user_id', '=', userId);
  return (forUpdate ? query.forUpdate() : query).executeTakeFirst();
}

/**
 * What a member has spent within the days of a limit, without what went back to them, in the minor
 * units of `currency`. Orders that may still be paid count; with `begun` none that nobody has begun to pay.
 */
export async function spentOf(
  ctx: Context,
  db: Db,
  userId: string,
  currency: string,
  counted: 'all' | 'begun' = 'all',
): Promise<number> {
  const begun = ['pending', 'completed'] as const;
  const rows = await db
    .selectFrom('payments')
    .select(['currency', sql<string>`sum(amount - returned_amount)`.as('amount')])
    .where('user_id', '=', userId)
    .where('status', 'in', counted === 'all' ? ['open', ...begun] : begun)
    .where('created_at', '>', after(ctx.clock.now(), -limitDays * day))
    .groupBy('currency')
    .execute();
  let sum = 0;
  for (const row of rows) sum += await inCurrency(db, Number(row.amount), row.currency, currency);
  return sum;
}

/**
 * An amount in another currency, in minor units, as our own price list has it: what the same package
 * costs here and there. Rounded up.
 */
export async function inCurrency(
  db: Db,
  amount: number,
  from: string,
  to: string,
): Promise<number> {
  if (from === to || amount === 0) return amount;
  const rows = await db
    .selectFrom('packages')
    .select(['currency', sql<number>`min(amount)::int`.as('amount')])
    .where('tier', '=', 'p1')
    .where('currency', 'in', [from, to])
    .groupBy('currency')
    .execute();
  const price = (currency: string) => rows.find((row) => row.currency === currency)?.amount ?? 1;
  return Math.ceil((amount * price(to)) / price(from));
}
