import { refundUnread } from '../chat/refund-unread.ts';
import { endSessions } from '../identity/end-sessions.ts';
import { holdRow } from '../identity/hold-account.ts';
import type { Context } from '../platform/context.ts';
import type { Trx } from '../platform/database.ts';
import { isBeingErased } from './erase/ask-to-erase.ts';
import { lockPartners } from './lock-partners.ts';

/**
 * Bans a member: logged out everywhere and out of sight at once; what others were charged for messages
 * never read is theirs again. `decidedAt` is of the reports that it is about, null without any. Returns
 * how many sessions ended, null when there is nobody to ban: whoever is about to be erased is not kept by it.
 */
export async function banMember(
  ctx: Context,
  trx: Trx,
  memberId: string,
  decidedAt: Date | null,
): Promise<number | null> {
  // Before anybody is listed: whoever writes for the first time waits for this row, and finds nobody.
  await holdRow(trx, memberId);
  if (await isBeingErased(ctx, trx, memberId)) return null;
  const banned = await trx
    .updateTable('users')
    .set({ status: 'banned', ban_decided_at: decidedAt })
    .where('id', '=', memberId)
    .where('status', '<>', 'banned')
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (banned.numUpdatedRows === 0n) return null;
  for (const partner of await lockPartners(trx, memberId))
    await refundUnread(ctx, trx, partner, memberId);
  return endSessions(trx, memberId);
}
