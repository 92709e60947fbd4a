import type { Announcement } from '../live/announce.ts';
import { keepAndSay } from '../live/say.ts';
import type { Context } from '../platform/context.ts';
import type { Trx } from '../platform/database.ts';
import { lockConversation } from '../ties/locks.ts';
import { requireThere } from '../ties/require-there.ts';
import { otherOf } from './contact.ts';

/** A member has read everything in a conversation; both sides' pages are told when that is new. */
export async function read(ctx: Context, me: string, conversation: string): Promise<void> {
  await keepAndSay(ctx, (trx) => markRead(trx, me, conversation));
}

/** Everything in a conversation is read now. Returns what both sides are to be told of it. */
export async function markRead(
  trx: Trx,
  me: string,
  conversation: string,
): Promise<Announcement[]> {
  const other = await otherOf(trx, me, conversation);
  await requireThere(trx, me, other);
  const { last_seq } = await lockConversation(trx, conversation);
  const changed = await trx
    .updateTable('conversation_members')
    .set({ unread: 0, last_read_seq: last_seq, last_delivered_seq: last_seq })
    .where('conversation_id', '=', conversation)
    .where('profile_id', '=', me)
    .where('unread', '>', 0)
    .returning('profile_id')
    .executeTakeFirst();
  if (!changed) return [];
  const until = await newestOf(trx, conversation, other);
  const data = { conversation, until, seq: last_seq };
  return [
    { to: other, type: 'read', from: me, data: { ...data, mine: false } },
    { to: me, type: 'read', data: { ...data, mine: true } },
  ];
}

async function newestOf(trx: Trx, conversation: string, sender: string): Promise<string | null> {
  const newest = await trx
    .selectFrom('messages')
    .select('id')
    .where('conversation_id', '=', conversation)
    .where('sender_id', '=', sender)
    .where('withdrawn_at', 'is', null)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest?.id ?? null;
}
