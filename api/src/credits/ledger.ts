import { type RawBuilder, sql } from 'kysely';
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
  const { rows } = await sql<{ balance: number; rest: number | null }>`
    with spent as (${spending(ctx, entry)})
    select ${endOfChain(entry.user)} as balance, (select balance_after from spent) as rest
  `.execute(trx);
  const { balance = 0, rest = null } = rows[0] ?? {};
  requireCredits(balance, entry.amount);
  return rest ?? balance;
}

/**
 * SQL: takes credits and returns the balance after that; no row when there is too little, or when
 * this was paid before. Lock the account before.
 */
export function spending(ctx: Context, entry: Entry): RawBuilder<unknown> {
  const { user, amount, cause, reference } = entry;
  return sql`
    insert into credit_entries (id, user_id, amount, cause, reference, created_at)
    select ${newId(ctx.random)}, ${user}, ${-amount}::int, ${cause}, ${reference},
      ${ctx.clock.now()}::timestamptz
    where ${endOfChain(user)} >= ${amount}::int
    on conflict (cause, reference) do nothing
    returning balance_after`;
}

/** Throws 402 with what is needed and what is there. */
export function requireCredits(balance: number, needed: number): void {
  if (balance < needed) throw new ApiError(402, 'not_enough_credits', { needed, balance });
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
