import { sql } from 'kysely';
import type { Announcement } from '../live/announce.ts';
import { keepAndSay } from '../live/say.ts';
import type { Context } from '../platform/context.ts';
import type { Trx } from '../platform/database.ts';
import { lockConversation } from '../ties/locks.ts';
import { requireThere } from '../ties/require-there.ts';
import { otherOf } from './contact.ts';
import { isShown } from './is-shown.ts';

/** A member has read a conversation; both sides' pages are told when that is new. */
export async function read(
  ctx: Context,
  me: string,
  conversation: string,
  seen?: number,
): Promise<void> {
  await keepAndSay(ctx, (trx) => markRead(trx, me, conversation, seen));
}

/**
 * A conversation is read now up to the message that was `seen`, all of it when nobody says: what came
 * while a phone slept its member has not read by waking it. Returns what both sides are to be told.
 */
export async function markRead(
  trx: Trx,
  me: string,
  conversation: string,
  seen = Number.MAX_SAFE_INTEGER,
): Promise<Announcement[]> {
  const other = await otherOf(trx, me, conversation);
  await requireThere(trx, me, other);
  const { last_seq } = await lockConversation(trx, conversation);
  const seq = Math.min(seen, last_seq);
  const { rows } = await sql<{ unread: number }>`
    update conversation_members mine
    set unread = later.unread,
      last_read_seq = greatest(mine.last_read_seq, ${seq}::bigint),
      last_delivered_seq = greatest(mine.last_delivered_seq, ${seq}::bigint)
    from conversation_members own cross join lateral (
      select count(*)::int as unread from (
        select from messages m
        where m.conversation_id = own.conversation_id and m.sender_id = own.other_id
          and m.seq > greatest(${seq}::bigint, own.removed_seq) and ${isShown('m', me)}
        limit own.unread
      ) waiting
    ) later
    where own.conversation_id = ${conversation} and own.profile_id = ${me}
      and mine.conversation_id = own.conversation_id and mine.profile_id = own.profile_id
      and mine.unread > later.unread
    returning mine.unread`.execute(trx);
  const [changed] = rows;
  if (!changed) return [];
  const until = await newestOf(trx, conversation, other, seq);
  const data = { conversation, until, seq };
  return [
    { to: other, type: 'read', from: me, data: { ...data, mine: false } },
    { to: me, type: 'read', data: { ...data, mine: true, unread: changed.unread } },
  ];
}

async function newestOf(
  trx: Trx,
  conversation: string,
  sender: string,
  seq: number,
): Promise<string | null> {
  const newest = await trx
    .selectFrom('messages')
    .select('id')
    .where('conversation_id', '=', conversation)
    .where('sender_id', '=', sender)
    .where('seq', '<=', seq)
    .where('withdrawn_at', 'is', null)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest?.id ?? null;
}
