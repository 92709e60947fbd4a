import type { FastifyRequest } from 'fastify';
import { idempotencyKey } from '../../identity/idempotency.ts';
import type { Context } from '../../platform/context.ts';
import type { Db, Trx } from '../../platform/database.ts';
import { conflict } from '../../platform/errors.ts';
import { derive } from '../../platform/secrets.ts';
import type { Site } from '../../sites/site.ts';

/**
 * One press of the last button, however often it arrives. Nobody is logged in yet, so what says
 * that it is the same person is the whole request, password included.
 */
export interface Attempt {
  key: string;
  request_hash: string;
}

/** The attempt that an Idempotency-Key names; without the header each request is one of its own. */
export function attemptOf(ctx: Context, request: FastifyRequest): Attempt | undefined {
  const key = idempotencyKey(request);
  if (key === undefined) return undefined;
  return { key, request_hash: derive(ctx.secret, 'signup', JSON.stringify(request.body)) };
}

/** The account that this attempt has become, if any. Throws 409 for another request under its key. */
export async function accountOfAttempt(
  db: Db,
  site: Site,
  { key, request_hash }: Attempt,
): Promise<string | undefined> {
  const known = await db
    .selectFrom('signup_keys')
    .select(['user_id', 'request_hash'])
    .where('site_id', '=', site.id)
    .where('key', '=', key)
    .executeTakeFirst();
  if (known && known.request_hash !== request_hash) throw conflict();
  return known?.user_id;
}

/** Claims the attempt for a new account; waits for one under way and then names its account. */
export async function claimAttempt(
  ctx: Context,
  trx: Trx,
  site: Site,
  attempt: Attempt,
  user_id: string,
): Promise<string | undefined> {
  const claim = { ...attempt, site_id: site.id, user_id, created_at: ctx.clock.now() };
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('signup_keys')
    .values(claim)
    .onConflict((on) => on.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 0n ? accountOfAttempt(trx, site, attempt) : undefined;
}
