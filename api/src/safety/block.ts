import { sql } from 'kysely';
import { announceContact } from '../chat/contact-event.ts';
import { refundUnread } from '../chat/refund-unread.ts';
import type { Context } from '../platform/context.ts';
import type { Trx } from '../platform/database.ts';
import { notFound } from '../platform/errors.ts';
import { lockPair } from '../ties/locks.ts';
import { requireThere } from '../ties/require-there.ts';

/**
 * From here on the two do not exist for each other; what they felt is forgotten. Blocking again
 * changes nothing. Throws 404 for oneself and for whom one may not see.
 */
export async function blockMember(
  ctx: Context,
  trx: Trx,
  blockerId: string,
  blockedId: string,
): Promise<void> {
  if (blockerId === blockedId) throw notFound();
  await lockPair(trx, blockerId, blockedId);
  await requireThere(trx, blockerId, blockedId);
  await trx
    .insertInto('blocks')
    .values({ blocker_id: blockerId, blocked_id: blockedId, created_at: ctx.clock.now() })
    .onConflict((on) => on.doNothing())
    .execute();
  await sql`delete from likes where (from_id = ${blockerId} and to_id = ${blockedId})
    or (from_id = ${blockedId} and to_id = ${blockerId})`.execute(trx);
  // What neither will read any more costs nothing. One order for all, so that accounts never deadlock.
  const [one = blockerId, other = blockedId] = [blockerId, blockedId].sort();
  await refundUnread(ctx, trx, one, other);
  await refundUnread(ctx, trx, other, one);
  await announceContact(ctx, trx, { to: blockerId, other: blockedId });
}

/** Takes a block back; nothing to do when there is none. */
export async function unblockMember(
  ctx: Context,
  trx: Trx,
  blockerId: string,
  blockedId: string,
): Promise<void> {
  await lockPair(trx, blockerId, blockedId);
  const { numDeletedRows } = await trx
    .deleteFrom('blocks')
    .where('blocker_id', '=', blockerId)
    .where('blocked_id', '=', blockedId)
    .executeTakeFirst();
  if (numDeletedRows > 0n) await announceContact(ctx, trx, { to: blockerId, other: blockedId });
}

/** Whom a member blocked, last first. */
export async function blockList(ctx: Context, blockerId: string) {
  const rows = await ctx.db
    .selectFrom('blocks')
    .innerJoin('profiles', 'profiles.id', 'blocks.blocked_id')
    .select(['profiles.id', 'profiles.name', 'blocks.created_at'])
    .where('blocks.blocker_id', '=', blockerId)
    .orderBy('blocks.created_at', 'desc')
    .limit(500)
    .execute();
  return rows.map(({ id, name, created_at }) => ({
    profile: id,
    name,
    blocked_at: created_at.toISOString(),
  }));
}
