import { after, day } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database.ts';
import { ApiError } from '../../platform/errors.ts';

/** Debits can be fetched back for eight weeks, so an account may owe only so much that way. */
const within = 30 * day;
const most = { debits: 3, amount: 15_000 };

/** Throws 403 debit_blocked, 429 debit_limit: for accounts that may not pay (so much) that way. */
export async function requireDebit(
  ctx: Context,
  db: Db,
  payment: { id: string; user_id: string; amount: number },
): Promise<void> {
  const block = await db
    .selectFrom('direct_debit_blocks')
    .select('user_id')
    .where('user_id', '=', payment.user_id)
    .executeTakeFirst();
  if (block) throw new ApiError(403, 'debit_blocked');
  const { debits, amount } = await db
    .selectFrom('payments')
    .innerJoin('direct_debits', 'direct_debits.payment_id', 'payments.id')
    .select(({ fn }) => [
      fn.countAll<number>().as('debits'),
      fn.sum<number | null>('payments.amount').as('amount'),
    ])
    .where('payments.user_id', '=', payment.user_id)
    .where('payments.id', '<>', payment.id)
    .where('confirmed_at', '>', after(ctx.clock.now(), -within))
    .where('payments.status', 'in', ['open', 'pending', 'completed'])
    .executeTakeFirstOrThrow();
  const isTooMuch = Number(debits) >= most.debits || Number(amount) + payment.amount > most.amount;
  if (isTooMuch) throw new ApiError(429, 'debit_limit', { retry_after: day / 1000 });
}
