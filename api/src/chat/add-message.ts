import { type RawBuilder, sql } from 'kysely';
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

/** Its place, and how far the other side is with it. */
export interface Added extends Marks {
  seq: number;
  /** What either has to read in the conversation now. */
  unreadHere: number;
  unreadThere: number;
}

interface Circumstances {
  id: string;
  at: Date;
  /** It reaches an open page of the other one at once. */
  heard: boolean;
}

/** Adds the next message of a conversation and brings it back for both sides. Returns its id. */
export async function addMessage(ctx: Context, trx: Trx, message: NewMessage): Promise<string> {
  const id = newId(ctx.random);
  const when = { id, at: ctx.clock.now(), heard: false };
  const { rows } = await sql<Added>`
    with ${adding(message, when, sql`true`)} select ${added} ${fromAdded(message)}`.execute(trx);
  if (rows.length === 0) throw new Error('A conversation that was written in is gone.');
  return id;
}

/**
 * SQL: adds a message if `may`, as `numbered`, `added` and `told` of a statement that may do more.
 * Raw: the most used write of all. The conversation's row orders parallel messages.
 */
export function adding(
  message: NewMessage,
  { id, at, heard }: Circumstances,
  may: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const { conversation, sender, client_id, kind, body, credits } = message;
  const { image_id = null, note = null, reply_to = null } = message;
  return sql`
    numbered as (
      update conversations set last_seq = last_seq + 1 where id = ${conversation} and ${may}
      returning last_seq as seq
    ), added as (
      insert into messages (id, conversation_id, seq, sender_id, client_id, kind, body, image_id,
        note, reply_to, credits, created_at, fetched_at)
      select ${id}, ${conversation}, seq, ${sender}, ${client_id}, ${kind}, ${body}, ${image_id},
        ${note}, ${reply_to}, ${credits}::int, ${at}::timestamptz,
        case when ${heard}::boolean then ${at}::timestamptz end
      from numbered
    ), told as (
      update conversation_members m
      set last_message_at = ${at}::timestamptz, removed_at = null,
        declined_at = case when profile_id = ${sender} then null else declined_at end,
        unread = case when profile_id = ${sender} then unread else unread + 1 end,
        last_delivered_seq = case when ${heard}::boolean and profile_id <> ${sender}
          then numbered.seq else last_delivered_seq end
      from numbered
      where conversation_id = ${conversation}
      returning m.profile_id, m.last_read_seq, m.last_delivered_seq, m.unread
    )`;
}

/** SQL: what became of it, from a statement with `adding`. */
export const added = sql`numbered.seq, told.last_read_seq as "readSeq",
  greatest(told.last_read_seq, told.last_delivered_seq) as "deliveredSeq",
  own.unread as "unreadHere", told.unread as "unreadThere"`;
export function fromAdded({ sender }: Pick<NewMessage, 'sender'>): RawBuilder<unknown> {
  return sql`from numbered cross join told cross join told own
    where told.profile_id <> ${sender} and own.profile_id = ${sender}`;
}
