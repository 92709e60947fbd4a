import { refund } from '../credits/ledger.ts';
import { announce } from '../live/announce.ts';
import type { Context } from '../platform/context.ts';
import type { Trx } from '../platform/database.ts';

/**
 * Gives a sender back what the messages cost that the receiver never read, because the receiver
 * removed the conversation, was deleted or was blocked by the sender. Lock the pair before.
 */
export async function refundUnread(
  ctx: Context,
  trx: Trx,
  sender: string,
  receiver: string,
): Promise<number> {
  const unread = await trx
    .selectFrom('conversation_members as theirs')
    .innerJoin('messages', 'messages.conversation_id', 'theirs.conversation_id')
    .select('messages.id')
    .where('theirs.profile_id', '=', receiver)
    .where('theirs.other_id', '=', sender)
    .where('messages.sender_id', '=', sender)
    .where('messages.credits', '>', 0)
    .whereRef('messages.seq', '>', 'theirs.last_read_seq')
    .execute();
  let credits = 0;
  for (const { id } of unread) credits += await refund(ctx, trx, id);
  if (credits > 0) await announce(ctx, trx, { to: sender, type: 'credits', data: {} });
  return credits;
}
