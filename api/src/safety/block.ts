import { sql } from 'kysely';
import { announceContact } from '../chat/contact-event.ts';
import { refundUnread } from '../chat/refund-unread.ts';
import type { Context } from '../platform/context.ts';
import type { Trx } from '../platform/database.ts';
import { notFound } from '../platform/errors.ts';
import { isThereButBlocked } from '../ties/hidden.ts';
import { lockPair } from '../ties/locks.ts';

/**
 * From here on the two do not exist for each other; what they felt is forgotten. Blocking again
 * changes nothing. Whoever is not there is blocked as well, and not told apart: it may be that they
 * blocked first. Throws 404 for oneself.
 */
export async function blockMember(
  ctx: Context,
  trx: Trx,
  blockerId: string,
  blockedId: string,
): Promise<void> {
  if (blockerId === blockedId) throw notFound();
  await lockPair(trx, blockerId, blockedId);
  await sql`insert into blocks (blocker_id, blocked_id, created_at)
    select ${blockerId}, id, ${ctx.clock.now()} from profiles where id = ${blockedId}
    on conflict do nothing`.execute(trx);
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

/** Whom a member blocked, last first; without those who would not be there unblocked either. */
export async function blockList(ctx: Context, blockerId: string) {
  const { rows } = await sql<{ id: string; name: string; created_at: Date }>`
    select p.id, p.name, b.created_at from blocks b join profiles p on p.id = b.blocked_id
    where b.blocker_id = ${blockerId} and ${isThereButBlocked(blockerId)}
    order by b.created_at desc limit 500`.execute(ctx.db);
  return rows.map(({ id, name, created_at }) => ({
    profile: id,
    name,
    blocked_at: created_at.toISOString(),
  }));
}
