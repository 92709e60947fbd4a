import { sql } from 'kysely';
import type { Context } from '../platform/context.ts';
import type { Trx } from '../platform/database.ts';
import { ApiError } from '../platform/errors.ts';
import { newId } from '../platform/random.ts';
import { lockAccount } from '../ties/locks.ts';
import { endOfChain } from './balance.ts';
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

/** Takes credits by one statement and returns what is left. Throws 402 with what is needed and what is there. */
export async function spend(ctx: Context, trx: Trx, entry: Entry): Promise<number> {
  await lockAccount(trx, entry.user);
  const { user, amount, cause, reference } = entry;
  const { rows } = await sql<{ balance: number; rest: number | null }>`
    with owned as (
      select ${endOfChain(user)} as balance
    ), spent as (
      insert into credit_entries (id, user_id, amount, cause, reference, created_at)
      select ${newId(ctx.random)}, ${user}, ${-amount}::int, ${cause}, ${reference},
        ${ctx.clock.now()}::timestamptz
      from owned where balance >= ${amount}::int
      on conflict (cause, reference) do nothing
      returning balance_after
    )
    select balance, (select balance_after from spent) as rest from owned`.execute(trx);
  const { balance = 0, rest = null } = rows[0] ?? {};
  if (balance < amount) throw new ApiError(402, 'not_enough_credits', { needed: amount, balance });
  return rest ?? balance;
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
