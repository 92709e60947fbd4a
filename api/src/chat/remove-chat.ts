import type { Context } from '../platform/context.ts';
import { lockPair } from '../ties/locks.ts';
import { type Named, namedOther } from './contact.ts';
import { refundUnread } from './refund-unread.ts';

/**
 * Removes a conversation for one side: its messages are not shown to that side again. What the
 * other one wrote and was never read is refunded to them. 404 for somebody else's conversation.
 */
export async function removeChat(ctx: Context, me: string, named: Named): Promise<void> {
  const other = await namedOther(ctx.db, me, named);
  const now = ctx.clock.now();
  await ctx.db.transaction().execute(async (trx) => {
    await lockPair(trx, me, other);
    await refundUnread(ctx, trx, other, me);
    await trx
      .updateTable('conversation_members')
      .from('conversations')
      .set((eb) => ({
        removed_at: now,
        removed_seq: eb.ref('conversations.last_seq'),
        unread: 0,
      }))
      .whereRef('conversations.id', '=', 'conversation_members.conversation_id')
      .where('conversation_members.profile_id', '=', me)
      .where('conversation_members.other_id', '=', other)
      .execute();
  });
}
