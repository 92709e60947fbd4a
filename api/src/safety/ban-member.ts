import { refundUnread } from '../chat/refund-unread.ts';
import { endSessions } from '../identity/end-sessions.ts';
import type { Context } from '../platform/context.ts';
import type { Trx } from '../platform/database.ts';
import { lockPartners } from './lock-partners.ts';

/**
 * Bans a member: logged out everywhere and out of sight at once; what others were charged for messages
 * never read is theirs again. Returns how many sessions ended, null when there is nobody to ban.
 */
export async function banMember(ctx: Context, trx: Trx, memberId: string): Promise<number | null> {
  const partners = await lockPartners(trx, memberId);
  const banned = await trx
    .updateTable('users')
    .set({ status: 'banned' })
    .where('id', '=', memberId)
    .where('status', '<>', 'banned')
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (banned.numUpdatedRows === 0n) return null;
  for (const partner of partners) await refundUnread(ctx, trx, partner, memberId);
  return endSessions(trx, memberId);
}
