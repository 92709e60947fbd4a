import type { Context } from '../platform/context.ts';
import { notFound } from '../platform/errors.ts';
import { lockPair } from '../ties/locks.ts';
import { otherOf } from './contact.ts';
import { refundUnread } from './refund-unread.ts';

/**
 * Removes a conversation for one side: its messages are not shown to that side again. What the
 * other one wrote and was never read is refunded to them. 404 for somebody else's conversation.
 */
export async function removeChat(
  ctx: Context,
  me: string,
  named: { conversation?: string | undefined; profile?: string | undefined },
): Promise<void> {
  const { conversation, profile } = named;
  const other = conversation ? await otherOf(ctx.db, me, conversation) : profile;
  if (!other) throw notFound();
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
