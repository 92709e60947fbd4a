import { sql } from 'kysely';
import type { Db } from '../platform/database.ts';
import type { MessageRow } from './message-view.ts';

const pageSize = 40;

export interface Page {
  rows: MessageRow[];
  cursor: string | null;
}
interface Range {
  before?: number | undefined;
  after?: number | undefined;
}

/** One page of a conversation as a member may see it, oldest first; the newest page by default. */
export async function readMessages(
  db: Db,
  me: string,
  conversation: string,
  { before, after }: Range,
): Promise<Page> {
  const newer = after !== undefined;
  const { rows } = await sql<MessageRow>`
    select m.id, m.conversation_id, m.seq, m.sender_id, m.client_id, m.kind, m.body, m.credits,
      m.created_at
    from conversation_members mine
    join messages m on m.conversation_id = mine.conversation_id
      and m.seq > greatest(mine.removed_seq, ${after ?? 0}::bigint)
      and m.seq < ${before ?? Number.MAX_SAFE_INTEGER}::bigint
    where mine.conversation_id = ${conversation} and mine.profile_id = ${me}
    order by m.seq ${newer ? sql`asc` : sql`desc`} limit ${pageSize + 1}`.execute(db);
  const page = rows.slice(0, pageSize);
  if (newer) return { rows: page, cursor: null };
  const oldest = page.at(-1);
  const cursor = rows.length > pageSize && oldest ? String(oldest.seq) : null;
  return { rows: page.reverse(), cursor };
}

/** Those of the messages that a member may see. */
export async function readMessagesById(
  db: Db,
  me: string,
  ids: string[],
): Promise<Map<string, MessageRow>> {
  const { rows } = await sql<MessageRow>`
    select m.id, m.conversation_id, m.seq, m.sender_id, m.client_id, m.kind, m.body, m.credits,
      m.created_at
    from messages m
    join conversation_members mine on mine.conversation_id = m.conversation_id
      and mine.profile_id = ${me} and m.seq > mine.removed_seq
    where m.id = any(${ids})`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** One message that must exist. */
export function readMessage(db: Db, id: string): Promise<MessageRow> {
  return db
    .selectFrom('messages')
    .select([
      'id',
      'conversation_id',
      'seq',
      'sender_id',
      'client_id',
      'kind',
      'body',
      'credits',
      'created_at',
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** How far the other side of a conversation has read and received. */
export async function marksOfOther(
  db: Db,
  me: string,
  conversation: string,
): Promise<{ readSeq: number; deliveredSeq: number }> {
  const other = await db
    .selectFrom('conversation_members')
    .select(['last_read_seq', 'last_delivered_seq'])
    .where('conversation_id', '=', conversation)
    .where('other_id', '=', me)
    .executeTakeFirst();
  const readSeq = other?.last_read_seq ?? 0;
  return { readSeq, deliveredSeq: Math.max(readSeq, other?.last_delivered_seq ?? 0) };
}
