import { sql } from 'kysely';
import type { Context } from '../platform/context.ts';
import type { Trx } from '../platform/database.ts';
import { newId } from '../platform/random.ts';
import type { Marks } from './read-messages.ts';
import type { MessageKind } from './tables.ts';

export interface NewMessage {
  conversation: string;
  sender: string;
  client_id: string;
  kind: MessageKind;
  body: string | null;
  image_id?: string | null;
  note?: string | null;
  reply_to?: string | null;
  credits: number;
}

export interface Added extends Marks {
  id: string;
  seq: number;
  at: Date;
}

/**
 * Adds the next message of a conversation and brings it back for both sides; answers with its place and
 * how far the other side is. Raw SQL: the most
 * used write of all. The conversation's row orders parallel messages.
 */
export async function addMessage(ctx: Context, trx: Trx, message: NewMessage): Promise<Added> {
  const id = newId(ctx.random);
  const now = ctx.clock.now();
  const { conversation, sender, client_id, kind, body, credits } = message;
  const { image_id = null, note = null, reply_to = null } = message;
  const { rows } = await sql<Omit<Added, 'id' | 'at'>>`
    with numbered as (
      update conversations set last_seq = last_seq + 1 where id = ${conversation}
      returning last_seq as seq
    ), added as (
      insert into messages (id, conversation_id, seq, sender_id, client_id, kind, body, image_id,
        note, reply_to, credits, created_at)
      select ${id}, ${conversation}, seq, ${sender}, ${client_id}, ${kind}, ${body}, ${image_id},
        ${note}, ${reply_to}, ${credits}::int, ${now}::timestamptz from numbered
    ), told as (
      update conversation_members
      set last_message_at = ${now}, removed_at = null,
        declined_at = case when profile_id = ${sender} then null else declined_at end,
        unread = case when profile_id = ${sender} then unread else unread + 1 end
      where conversation_id = ${conversation}
      returning profile_id, last_read_seq, last_delivered_seq
    )
    select numbered.seq, told.last_read_seq as "readSeq",
      greatest(told.last_read_seq, told.last_delivered_seq) as "deliveredSeq"
    from numbered cross join told where told.profile_id <> ${sender}`.execute(trx);
  const [added] = rows;
  if (!added) throw new Error('A conversation that was written in is gone.');
  return { id, at: now, ...added };
}
