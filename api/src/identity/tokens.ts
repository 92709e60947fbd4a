import { sql } from 'kysely';
import { after } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import type { Db, Trx } from '../platform/database.ts';
import { ApiError } from '../platform/errors.ts';
import { newId } from '../platform/random.ts';
import { derive, hashSecret } from '../platform/secrets.ts';
import type { TokenPurpose } from './tables.ts';

interface NewToken {
  user_id: string;
  purpose: TokenPurpose;
  /** Milliseconds. */
  lifetime: number;
  data?: Record<string, string>;
}

/** The secret of a mailed link. Computed, so that the database never holds it. */
export function tokenSecret(ctx: Context, tokenId: string): string {
  return derive(ctx.secret, 'token', tokenId);
}

/** Makes a one-time token and returns its id, which the mail's `token_id` names. */
export async function createToken(ctx: Context, trx: Trx, token: NewToken): Promise<string> {
  const { lifetime, ...rest } = token;
  const id = newId(ctx.random);
  const now = ctx.clock.now();
  await trx
    .insertInto('tokens')
    .values({
      ...rest,
      id,
      token_hash: hashSecret(tokenSecret(ctx, id)),
      created_at: now,
      expires_at: after(now, lifetime),
    })
    .execute();
  return id;
}

/**
 * Uses a token up; of parallel uses one succeeds. Its account is held first, as everywhere: whoever
 * gives it back holds that and ends such tokens then. Throws 404 `token_invalid` for what never was one
 * for this purpose, 410 `token_used` for what did its work, and `token_expired` for what no longer can.
 */
export async function consumeToken(
  ctx: Context,
  trx: Trx,
  purpose: TokenPurpose,
  secret: string,
): Promise<{ user_id: string; data: Record<string, string>; created_at: Date }> {
  const token_hash = hashSecret(secret);
  const now = ctx.clock.now();
  await sql`select from users where id in (
    select user_id from tokens where token_hash = ${token_hash} and purpose = ${purpose})
    for no key update`.execute(trx);
  const used = await trx
    .updateTable('tokens')
    .set({ used_at: now })
    .where('token_hash', '=', token_hash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['user_id', 'data', 'created_at'])
    .executeTakeFirst();
  if (used) return used;
  const known = await trx
    .selectFrom('tokens')
    .select('used_at')
    .where('token_hash', '=', token_hash)
    .where('purpose', '=', purpose)
    .executeTakeFirst();
  throw known ? over(known) : new ApiError(404, 'token_invalid');
}

const over = ({ used_at }: { used_at: Date | null }) =>
  new ApiError(410, used_at ? 'token_used' : 'token_expired');

/** What a token is for, without using it up; throws as `consumeToken`, but not for a used one. */
export async function readToken(
  ctx: Context,
  db: Db,
  purpose: TokenPurpose,
  secret: string,
): Promise<{ user_id: string; data: Record<string, string> }> {
  const known = await db
    .selectFrom('tokens')
    .select(['user_id', 'data', 'expires_at'])
    .where('token_hash', '=', hashSecret(secret))
    .where('purpose', '=', purpose)
    .executeTakeFirst();
  if (!known) throw new ApiError(404, 'token_invalid');
  if (known.expires_at <= ctx.clock.now()) throw new ApiError(410, 'token_expired');
  return known;
}

/** What a token is for, without using it up: a link that may be opened again. Throws as `consumeToken`. */
export async function knownToken(
  ctx: Context,
  purpose: TokenPurpose,
  secret: string,
): Promise<{ user_id: string; data: Record<string, string> }> {
  const known = await ctx.db
    .selectFrom('tokens')
    .select(['user_id', 'data', 'expires_at', 'used_at'])
    .where('token_hash', '=', hashSecret(secret))
    .where('purpose', '=', purpose)
    .executeTakeFirst();
  if (!known) throw new ApiError(404, 'token_invalid');
  const { user_id, data, expires_at, used_at } = known;
  if (used_at || expires_at <= ctx.clock.now()) throw over(known);
  return { user_id, data };
}

/** Ends the tokens of a user for one purpose, such as older reset links; they have done nothing. */
export async function expireTokens(
  ctx: Context,
  trx: Trx,
  user_id: string,
  purpose: TokenPurpose,
): Promise<void> {
  await trx
    .updateTable('tokens')
    .set({ expires_at: ctx.clock.now() })
    .where('user_id', '=', user_id)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', ctx.clock.now())
    .execute();
}
