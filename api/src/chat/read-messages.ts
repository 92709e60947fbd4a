import { sql } from 'kysely';
import type { Context } from '../platform/context.ts';
import type { Db } from '../platform/database.ts';
import { gatheredIn, padded } from '../platform/gathered.ts';
import { isShown } from './is-shown.ts';
import type { MessageRow } from './message-view.ts';
import { noteFetched } from './note-fetched.ts';

const pageSize = 40;

const columns = sql`m.id, m.conversation_id, m.seq, m.sender_id, m.client_id, m.kind, m.body,
  m.note, m.credits, m.created_at, m.fetched_at, m.withdrawn_at,
  (select json_build_object('id', i.id, 'width', i.width, 'height', i.height)
    from message_images i where i.id = m.image_id) as image,
  (select json_build_object('id', q.id, 'sender', q.sender_id, 'kind', q.kind, 'body', q.body)
    from messages q
    where q.id = m.reply_to and q.seq > mine.removed_seq
      and ${isShown('q', sql`mine.profile_id`)}) as quote`;

/** How far the other side has read and received. */
export interface Marks {
  readSeq: number;
  deliveredSeq: number;
}
const marks = sql`theirs.last_read_seq as "readSeq",
  greatest(theirs.last_read_seq, theirs.last_delivered_seq) as "deliveredSeq"`;

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
    select ${columns}
    from conversation_members mine
    join messages m on m.conversation_id = mine.conversation_id
      and m.seq > greatest(mine.removed_seq, ${after ?? 0}::bigint)
      and m.seq < ${before ?? Number.MAX_SAFE_INTEGER}::bigint
      and ${isShown('m', me)}
    where mine.conversation_id = ${conversation} and mine.profile_id = ${me}
    order by m.seq ${newer ? sql`asc` : sql`desc`} limit ${pageSize + 1}`.execute(ctx.db);
  const last = rows.slice(0, pageSize).at(-1);
  const page = await noteFetched(ctx, me, rows.slice(0, pageSize));
  if (newer) return { rows: page, cursor: null };
  const cursor = rows.length > pageSize && last ? String(last.seq) : null;
  return { rows: page.reverse(), cursor };
}

type Known = MessageRow & Marks;

/** A message as a member may see it; undefined when they may not. */
const readOne = gatheredIn(
  async (ctx, asked: { me: string; id: string }[]): Promise<(Known | undefined)[]> => {
    const keys = padded(asked, { me: '', id: '' });
    const { rows } = await sql<Known & { place: number }>`
      select one.place, ${columns}, ${marks}
      from unnest(${keys.map(({ me }) => me)}::text[], ${keys.map(({ id }) => id)}::text[])
        with ordinality as one (me, id, place)
      join messages m on m.id = one.id
      join conversation_members mine on mine.conversation_id = m.conversation_id
        and mine.profile_id = one.me and m.seq > mine.removed_seq
      join conversation_members theirs on theirs.conversation_id = m.conversation_id
        and theirs.profile_id = mine.other_id
      where ${isShown('m', sql`one.me`)}`.execute(ctx.db);
    const found = new Map(rows.map(({ place, ...row }) => [place, row]));
    return asked.map((_, index) => found.get(index + 1));
  },
);

/** Those of the messages that a member may see, and gets now. */
export async function readMessagesById(
  ctx: Context,
  me: string,
  ids: string[],
): Promise<Map<string, Marks & { row: MessageRow }>> {
  const rows = await Promise.all(ids.map((id) => readOne(ctx, { me, id })));
  const shown = await noteFetched(
    ctx,
    me,
    rows.flatMap((row) => row ?? []),
  );
  return new Map(
    shown.map(({ readSeq, deliveredSeq, ...row }) => [row.id, { row, readSeq, deliveredSeq }]),
  );
}

/** One's own message that was just sent, and how far the other side is. */
export async function readSent(db: Db, id: string): Promise<{ row: MessageRow } & Marks> {
  const { rows } = await sql<MessageRow & Marks>`
    select ${columns}, ${marks}
    from messages m
    join conversation_members mine on mine.conversation_id = m.conversation_id
      and mine.profile_id = m.sender_id
    join conversation_members theirs on theirs.conversation_id = m.conversation_id
      and theirs.other_id = m.sender_id
    where m.id = ${id}`.execute(db);
  const [found] = rows;
  if (!found) throw new Error('A message that was sent is gone.');
  const { readSeq, deliveredSeq, ...row } = found;
  return { row, readSeq, deliveredSeq };
}

/** How far the other side of a conversation is, and which message of theirs `me` has not read yet. */
export async function placesIn(
  db: Db,
  me: string,
  conversation: string,
): Promise<Marks & { unreadSeq: number | null }> {
  const { rows } = await sql<Marks & { unreadSeq: number | null }>`
    select ${marks}, case when mine.unread > 0 then (
      select m.seq from messages m
      where m.conversation_id = mine.conversation_id and m.sender_id = mine.other_id
        and m.seq > greatest(mine.last_read_seq, mine.removed_seq) and ${isShown('m', me)}
      order by m.seq limit 1) end as "unreadSeq"
    from conversation_members theirs
    join conversation_members mine on mine.conversation_id = theirs.conversation_id
      and mine.profile_id = theirs.other_id
    where theirs.conversation_id = ${conversation} and theirs.other_id = ${me}`.execute(db);
  return rows[0] ?? nowhere;
}

/** Where nothing was written. */
export const nowhere = { readSeq: 0, deliveredSeq: 0, unreadSeq: null };
