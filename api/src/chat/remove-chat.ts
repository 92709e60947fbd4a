import type { Context } from '../platform/context.ts';
import type { Trx } from '../platform/database.ts';
import { lockPair, type Named } from '../ties/locks.ts';
import { requireThere } from '../ties/require-there.ts';
import { namedOther } from './contact.ts';
import { announceContact } from './contact-event.ts';
import { refundUnread } from './refund-unread.ts';

/**
 * Removes a conversation for one side: its messages are not shown to that side again. What the
 * other one wrote and was never read is refunded to them. 404 for somebody else's conversation.
 */
export async function removeChat(ctx: Context, me: string, named: Named): Promise<void> {
  const other = await namedOther(ctx.db, me, named);
  await ctx.db.transaction().execute(async (trx) => {
    await lockPair(trx, me, other);
    await requireThere(trx, me, other);
    await removeFor(ctx, trx, me, other);
    await announceContact(ctx, trx, { to: me, other });
  });
}

/** The same within a transaction that holds the pair. */
export async function removeFor(ctx: Context, trx: Trx, me: string, other: string): Promise<void> {
  await refundUnread(ctx, trx, other, me);
  await trx
    .updateTable('conversation_members')
    .from('conversations')
    .set((eb) => ({
      removed_at: ctx.clock.now(),
      removed_seq: eb.ref('conversations.last_seq'),
      unread: 0,
    }))
    .whereRef('conversations.id', '=', 'conversation_members.conversation_id')
    .where('conversation_members.profile_id', '=', me)
    .where('conversation_members.other_id', '=', other)
    .execute();
}
