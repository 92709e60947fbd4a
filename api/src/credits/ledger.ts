import type { Context } from '../platform/context.ts';
import type { Trx } from '../platform/database.ts';
import { ApiError } from '../platform/errors.ts';
import { newId } from '../platform/random.ts';
import { lockAccount } from '../ties/locks.ts';
import { balanceOf } from './balance.ts';
import type { CreditCause } from './tables.ts';

export interface Entry {
  user: string;
  /** Whole credits, above 0. */
  amount: number;
  cause: CreditCause;
  /** The message, payment or account behind it. One cause and reference make one entry, ever. */
  reference: string;
}

/** Adds credits, once per cause and reference. Returns whether this call added them. */
export async function grant(ctx: Context, trx: Trx, entry: Entry): Promise<boolean> {
  await lockAccount(trx, entry.user);
  const added = await insert(ctx, trx, entry, entry.amount);
  return added > 0n;
}

/** Takes credits and returns what is left. Throws 402 with what is needed and what is there. */
export async function spend(ctx: Context, trx: Trx, entry: Entry): Promise<number> {
  await lockAccount(trx, entry.user);
  const balance = await balanceOf(trx, entry.user);
  if (balance < entry.amount) {
    throw new ApiError(402, 'not_enough_credits', { needed: entry.amount, balance });
  }
  const added = await insert(ctx, trx, entry, -entry.amount);
  return added > 0n ? balance - entry.amount : balance;
}

/** Takes credits back with their payment, once; only this may leave a debt. */
export async function reverse(ctx: Context, trx: Trx, entry: Entry): Promise<boolean> {
  await lockAccount(trx, entry.user);
  return (await insert(ctx, trx, entry, -entry.amount)) > 0n;
}

/** Gives back what was spent under a reference, once. Returns the credits, 0 if there are none. */
export async function refund(ctx: Context, trx: Trx, reference: string): Promise<number> {
  const spent = await trx
    .selectFrom('credit_entries')
    .select(['user_id', 'amount'])
    .where('reference', '=', reference)
    .where('cause', 'in', ['message', 'photo', 'gift'])
    .executeTakeFirst();
  if (!spent) return 0;
  const entry = { user: spent.user_id, amount: -spent.amount, cause: 'refund', reference } as const;
  return (await grant(ctx, trx, entry)) ? entry.amount : 0;
}

async function insert(ctx: Context, trx: Trx, entry: Entry, amount: number): Promise<bigint> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('credit_entries')
    .values({
      id: newId(ctx.random),
      user_id: entry.user,
      amount,
      cause: entry.cause,
      reference: entry.reference,
      created_at: ctx.clock.now(),
    })
    .onConflict((on) => on.columns(['cause', 'reference']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows ?? 0n;
}
