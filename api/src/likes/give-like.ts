import { sql } from 'kysely';
import { announce } from '../live/announce.ts';
import type { Context } from '../platform/context.ts';
import type { Trx } from '../platform/database.ts';
import { notFound } from '../platform/errors.ts';
import { taking } from '../platform/limits.ts';
import { isThere } from '../ties/hidden.ts';
import { lockPair } from '../ties/locks.ts';
import { seeLike } from '../ties/see-like.ts';

/** Nobody is told twice in a day of the same one, who may take it back and give it anew all the time. */
const aDay = { burst: 1, seconds: 24 * 3600 };

/**
 * One member likes another. Returns true when this made it mutual: of two who like each other at
 * the same time, one gets true, and both are told once. Liking again changes nothing.
 * Throws 404 for oneself and for whom one may not see.
 */
export async function giveLike(
  ctx: Context,
  trx: Trx,
  fromId: string,
  toId: string,
): Promise<boolean> {
  await lockPair(trx, fromId, toId);
  await requireLikeable(trx, fromId, toId);
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('likes')
    .values({ from_id: fromId, to_id: toId, created_at: ctx.clock.now() })
    .onConflict((on) => on.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 0n) return false;
  const back = await trx
    .selectFrom('likes')
    .select('from_id')
    .where('from_id', '=', toId)
    .where('to_id', '=', fromId)
    .executeTakeFirst();
  const type = back ? 'match' : 'like';
  const { rows: news } = await taking(ctx, `${type} ${fromId} ${toId}`, aDay).execute(trx);
  if (news.length > 0) {
    await announce(ctx, trx, { to: toId, type, from: fromId, data: { profile: fromId } });
  }
  if (!back) return false;
  await announce(ctx, trx, { to: fromId, type, from: toId, data: { profile: toId } });
  // Whoever likes back has seen the like.
  await seeLike(trx, toId, fromId);
  return true;
}

async function requireLikeable(trx: Trx, fromId: string, toId: string): Promise<void> {
  const { rows } = await sql`
    select 1 from profiles p where p.id = ${toId} and ${isThere(fromId)}`.execute(trx);
  if (fromId === toId || rows.length === 0) throw notFound();
}
