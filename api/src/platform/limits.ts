import { sql } from 'kysely';
import type { Context } from './context.ts';
import type { Db } from './database.ts';
import { rateLimited } from './errors.ts';
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
export async function takeFrom(
  ctx: Context,
  name: string,
  limit: Limit,
  db: Db = ctx.db,
): Promise<void> {
  const key = hashSecret(name);
  const now = ctx.clock.now();
  const filled = sql<number>`least(${limit.burst}::float8, b.tokens
    + greatest(0, extract(epoch from ${now}::timestamptz - b.updated_at)) / ${limit.seconds}::float8)`;
  const taken = await sql`
    insert into rate_buckets as b (key, tokens, updated_at)
    values (${key}, ${limit.burst - 1}, ${now})
    on conflict (key) do update set tokens = ${filled} - 1, updated_at = ${now}
    where ${filled} >= 1
    returning 1`.execute(db);
  if (taken.rows.length > 0) return;
  const { rows } = await sql<{ filled: number }>`
    select ${filled} as filled from rate_buckets b where key = ${key}`.execute(db);
  throw rateLimited((1 - (rows[0]?.filled ?? 0)) * limit.seconds, limit.code);
}

/** Puts one back: what was taken turned out harmless. */
export async function giveBack(ctx: Context, name: string): Promise<void> {
  await ctx.db
    .updateTable('rate_buckets')
    .set((row) => ({ tokens: row('tokens', '+', 1) }))
    .where('key', '=', hashSecret(name))
    .execute();
}
