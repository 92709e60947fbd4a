import { sql } from 'kysely';
import type { Context } from '../platform/context.ts';
import type { Db } from '../platform/database.ts';
import type { MessageRow } from './message-view.ts';
import { noteFetched } from './note-fetched.ts';

const pageSize = 40;

export interface Page {
  rows: MessageRow[];
  cursor: string | null;
}
interface Range {
  before?: number | undefined;
  after?: number | undefined;
}

/** One page of a conversation for a member who gets it now, oldest first; the newest by default. */
export async function readMessages(
  ctx: Context,
  me: string,
  conversation: string,
  { before, after }: Range,
): Promise<Page> {
  const newer = after !== undefined;
  const { rows } = await sql<MessageRow>`
    select m.id, m.conversation_id, m.seq, m.sender_id, m.client_id, m.kind, m.body, m.credits,
      m.created_at, m.fetched_at, m.withdrawn_at
    from conversation_members mine
    join messages m on m.conversation_id = mine.conversation_id
      and m.seq > greatest(mine.removed_seq, ${after ?? 0}::bigint)
      and m.seq < ${before ?? Number.MAX_SAFE_INTEGER}::bigint
      and (m.sender_id = ${me} or m.withdrawn_at is null)
    where mine.conversation_id = ${conversation} and mine.profile_id = ${me}
    order by m.seq ${newer ? sql`asc` : sql`desc`} limit ${pageSize + 1}`.execute(ctx.db);
  const last = rows.slice(0, pageSize).at(-1);
  const page = await noteFetched(ctx, me, rows.slice(0, pageSize));
  if (newer) return { rows: page, cursor: null };
  const cursor = rows.length > pageSize && last ? String(last.seq) : null;
  return { rows: page.reverse(), cursor };
}

/** Those of the messages that a member may see, and gets now. */
export async function readMessagesById(
  ctx: Context,
  me: string,
  ids: string[],
): Promise<Map<string, MessageRow>> {
  const { rows } = await sql<MessageRow>`
    select m.id, m.conversation_id, m.seq, m.sender_id, m.client_id, m.kind, m.body, m.credits,
      m.created_at, m.fetched_at, m.withdrawn_at
    from messages m
    join conversation_members mine on mine.conversation_id = m.conversation_id
      and mine.profile_id = ${me} and m.seq > mine.removed_seq
    where m.id = any(${ids}) and (m.sender_id = ${me} or m.withdrawn_at is null)`.execute(ctx.db);
  const shown = await noteFetched(ctx, me, rows);
  return new Map(shown.map((row) => [row.id, row]));
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
      'fetched_at',
      'withdrawn_at',
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
