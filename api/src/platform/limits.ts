import { type RawBuilder, sql } from 'kysely';
import { household, neighbours } from './address.ts';
import type { Context } from './context.ts';
import type { Db } from './database.ts';
import { rateLimited } from './errors.ts';
import { unread } from './replicas/reading.ts';
import { hashSecret } from './secrets.ts';

/** `burst` at once, then one more every `seconds`; `code` of the refusal, if not rate_limited. */
export interface Limit {
  burst: number;
  seconds: number;
  code?: string;
}

/**
 * Takes one from the bucket named `name` (stored hashed: a name may hold an address). Survives a
 * restart and cannot be raced. Throws 429 with the seconds until the next one.
 */
export function takeFrom(ctx: Context, name: string, limit: Limit, db: Db = ctx.db): Promise<void> {
  return unread(async () => {
    const taken = await taking(ctx, name, limit).execute(db);
    if (taken.rows.length > 0) return;
    const { rows } = await sql<{ tokens: number }>`
      select ${left(ctx, name, limit)} as tokens`.execute(db);
    requireLeft(rows[0]?.tokens ?? 0, limit);
  });
}

/** SQL: the statement that takes one; without a row when nothing is left. */
export function taking(ctx: Context, name: string, limit: Limit): RawBuilder<unknown> {
  const now = ctx.clock.now();
  const filled = filledAt(now, limit);
  return sql`
    insert into rate_buckets as b (key, tokens, updated_at)
    values (${hashSecret(name)}, ${limit.burst - 1}::float8, ${now}::timestamptz)
    on conflict (key) do update set tokens = ${filled} - 1, updated_at = ${now}::timestamptz
    where ${filled} >= 1
    returning 1`;
}

/** SQL: what a bucket holds, for whoever holds it some other way while it is looked at and taken. */
export function left(ctx: Context, name: string, limit: Limit): RawBuilder<number> {
  return sql<number>`coalesce((select ${filledAt(ctx.clock.now(), limit)} from rate_buckets b
    where b.key = ${hashSecret(name)}), ${limit.burst}::float8)`;
}

/** Throws 429 with the seconds until there is one. */
export function requireLeft(tokens: number, { seconds, code }: Limit): void {
  if (tokens < 1) throw rateLimited((1 - tokens) * seconds, code);
}

function filledAt(now: Date, { burst, seconds }: Limit): RawBuilder<number> {
  return sql<number>`least(${burst}::float8, b.tokens
    + greatest(0, extract(epoch from ${now}::timestamptz - b.updated_at)) / ${seconds}::float8)`;
}

/** How much more than one house all of a network may take. */
const housesAtOnce = 8;

/**
 * Takes one for a client address: from the bucket of its house, and from that of the network
 * around it, which one person may have rented whole.
 */
export async function takeForAddress(
  ctx: Context,
  name: string,
  address: string,
  limit: Limit,
  db: Db = ctx.db,
): Promise<void> {
  await takeFrom(ctx, houseBucket(name, address), limit, db);
  const around = { burst: limit.burst * housesAtOnce, seconds: limit.seconds / housesAtOnce };
  await takeFrom(ctx, networkBucket(name, address), { ...limit, ...around }, db);
}

/** Puts back what `takeForAddress` took. */
export async function giveBackForAddress(
  ctx: Context,
  name: string,
  address: string,
): Promise<void> {
  await giveBack(ctx, houseBucket(name, address));
  await giveBack(ctx, networkBucket(name, address));
}

const houseBucket = (name: string, address: string) => `${name} house ${household(address)}`;
const networkBucket = (name: string, address: string) => `${name} network ${neighbours(address)}`;

/** Puts one back: what was taken turned out harmless. */
export async function giveBack(ctx: Context, name: string): Promise<void> {
  await ctx.db
    .updateTable('rate_buckets')
    .set((row) => ({ tokens: row('tokens', '+', 1) }))
    .where('key', '=', hashSecret(name))
    .execute();
}
