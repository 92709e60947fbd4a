import { sql } from 'kysely';
import type { Context } from '../platform/context.ts';
import type { Trx } from '../platform/database.ts';
import { newId } from '../platform/random.ts';
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

/**
 * Adds the next message of a conversation and brings it back for both sides. Raw SQL: the most
 * used write of all. The conversation's row orders parallel messages.
 */
export async function addMessage(ctx: Context, trx: Trx, message: NewMessage): Promise<string> {
  const id = newId(ctx.random);
  const now = ctx.clock.now();
  const { conversation, sender, client_id, kind, body, credits } = message;
  const { image_id = null, note = null, reply_to = null } = message;
  await sql`
    with numbered as (
      update conversations set last_seq = last_seq + 1 where id = ${conversation}
      returning last_seq as seq
    ), added as (
      insert into messages (id, conversation_id, seq, sender_id, client_id, kind, body, image_id,
        note, reply_to, credits, created_at)
      select ${id}, ${conversation}, seq, ${sender}, ${client_id}, ${kind}, ${body}, ${image_id},
        ${note}, ${reply_to}, ${credits}::int, ${now}::timestamptz from numbered
    )
    update conversation_members
    set last_message_at = ${now}, removed_at = null,
      declined_at = case when profile_id = ${sender} then null else declined_at end,
      unread = case when profile_id = ${sender} then unread else unread + 1 end
    where conversation_id = ${conversation}`.execute(trx);
  return id;
}
