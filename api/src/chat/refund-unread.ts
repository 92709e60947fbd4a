import { sql } from 'kysely';
import { refund } from '../credits/ledger.ts';
import { announce } from '../live/announce.ts';
import type { Context } from '../platform/context.ts';
import type { Trx } from '../platform/database.ts';

/**
 * Gives a sender back what the messages cost that never reached the receiver, because the receiver
 * removed the conversation, is banned or erased, or one of them blocked the other. They are withdrawn: the receiver gets
 * them no more, also once the block is taken back. Lock the pair before.
 */
export async function refundUnread(
  ctx: Context,
  trx: Trx,
  sender: string,
  receiver: string,
): Promise<number> {
  const withdrawn = await withdraw(ctx, trx, sender, receiver);
  if (withdrawn.length === 0) return 0;
  let credits = 0;
  for (const { message } of withdrawn) credits += await refund(ctx, trx, message);
  await uncount(trx, sender, receiver, withdrawn.length);
  // As they are now: what is said of a message later says that it came back.
  const changed = withdrawn.map((one) => {
    return { to: sender, type: 'message', data: { ...one, profile: sender } } as const;
  });
  await announce(ctx, trx, ...changed, { to: sender, type: 'credits', data: {} });
  return credits;
}

/** The row of a message decides: whoever locks it first, a fetch or this, is the one that counts. */
async function withdraw(ctx: Context, trx: Trx, sender: string, receiver: string) {
  const { rows } = await sql<{ conversation: string; message: string }>`
    with due as (
      select m.id from conversation_members theirs
      join messages m on m.conversation_id = theirs.conversation_id
        and m.seq > theirs.last_read_seq
      where theirs.profile_id = ${receiver} and theirs.other_id = ${sender}
        and m.sender_id = ${sender} and m.credits > 0
        and m.fetched_at is null and m.withdrawn_at is null
      order by m.id for update of m
    )
    update messages m set withdrawn_at = ${ctx.clock.now()}::timestamptz
    from due where m.id = due.id
    returning m.conversation_id as conversation, m.id as message`.execute(trx);
  return rows;
}

/** As if they had never come: not counted, and the conversation back at its place in the list. */
async function uncount(trx: Trx, sender: string, receiver: string, messages: number) {
  await sql`
    update conversation_members theirs
    set unread = greatest(0, theirs.unread - ${messages}::int),
      last_message_at = coalesce((
        select max(m.created_at) from messages m
        where m.conversation_id = theirs.conversation_id
          and (m.sender_id = ${receiver} or m.withdrawn_at is null)
      ), theirs.last_message_at)
    where theirs.profile_id = ${receiver} and theirs.other_id = ${sender}`.execute(trx);
}
