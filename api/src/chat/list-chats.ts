import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Static } from 'typebox';
import { type CardRow, cardRows, toCard } from '../members/cards.ts';
import type { Context } from '../platform/context.ts';
import { invalid } from '../platform/errors.ts';
import { gatheredIn, padded } from '../platform/gathered.ts';
import { isMoment } from '../platform/moment.ts';
import { isThere } from '../ties/hidden.ts';
import { totalUnread } from './count-unread.ts';
import { isShown } from './is-shown.ts';
import { labelOf } from './message-view.ts';
import { noteFetched } from './note-fetched.ts';
import type { ChatsAnswer, ChatsQuery, Conversation } from './schemas.ts';
import type { MessageKind } from './tables.ts';

/** As many as fill a screen, so that a list of thousands costs what a short one does. */
const pageSize = 24;

interface Member {
  id: string;
  language: string;
}
type Chat = Static<typeof Conversation>;

interface Row extends CardRow {
  conversation: string;
  reader: string;
  profile: string;
  unread: number;
  last_message_at: Date;
  message: string;
  sender: string;
  fetched_at: Date | null;
  kind: MessageKind;
  body: string | null;
  created_at: Date;
  /** The same moment to the microsecond, so that a page begins exactly where one ended. */
  place: string;
}

/**
 * A member's conversations, the latest first; with `q` those with somebody of such a name. `cursor`
 * comes from the page before.
 */
export async function listChats(
  ctx: Context,
  me: Member,
  { cursor, q }: Static<typeof ChatsQuery>,
): Promise<Static<typeof ChatsAnswer>> {
  const [place = 'infinity', id = ''] = cursor?.split('_') ?? [];
  if (cursor && !isMoment(place)) throw invalid({ field: 'cursor', code: 'invalid' });
  const { rows } = await sql<Row>`${rowsOf(
    sql`conversation_members m join profiles p on p.id = m.other_id`,
    me.id,
    sql`m.profile_id = ${me.id}
      and (m.last_message_at, m.conversation_id) < (${place}::timestamptz, ${id})
      and (${q ?? null}::text is null or position(lower(${q ?? ''}) in lower(p.name)) > 0)
      order by m.last_message_at desc, m.conversation_id desc limit ${pageSize + 1}`,
  )} order by chat.last_message_at desc, chat.conversation desc`.execute(ctx.db);
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  const chats = await toChats(ctx, me, page);
  const more = rows.length > pageSize && last;
  return {
    chats,
    total_unread: await totalUnread(ctx.db, me.id),
    cursor: more ? `${last.place}_${last.conversation}` : null,
  };
}

interface Asked {
  me: string;
  conversation: string;
}

/**
 * The row of a conversation; undefined when the list does not show it. Each message asks for two.
 * Each is looked up by its key (`offset 0`): for more than two the planner would read whole tables.
 */
const readRow = gatheredIn(async (ctx, asked: Asked[]): Promise<(Row | undefined)[]> => {
  const keys = padded(asked, { me: '', conversation: '' });
  const { rows } = await rowsOf(
    sql`(select * from unnest(${keys.map(({ me }) => me)}::text[],
        ${keys.map(({ conversation }) => conversation)}::text[]) as key (me, conversation)
        where me <> '') one
      join lateral (select * from conversation_members
        where profile_id = one.me and conversation_id = one.conversation offset 0) m on true
      join lateral (select * from profiles where id = m.other_id offset 0) p on true`,
    sql`m.profile_id`,
    sql`true`,
  ).execute(ctx.db);
  return asked.map(({ me, conversation }) =>
    rows.find((row) => row.reader === me && row.conversation === conversation),
  );
});

/** The rows of some conversations as the list shows them, by conversation; without those it does not show. */
export async function chatsById(
  ctx: Context,
  me: Member,
  conversations: string[],
): Promise<Map<string, Chat>> {
  const rows = await Promise.all(
    conversations.map((conversation) => readRow(ctx, { me: me.id, conversation })),
  );
  const chats = await toChats(
    ctx,
    me,
    rows.flatMap((row) => row ?? []),
  );
  return new Map(chats.map((chat) => [chat.conversation, chat]));
}

async function toChats(ctx: Context, me: Member, rows: Row[]): Promise<Chat[]> {
  const last = rows.map(({ message, sender, fetched_at }) => {
    return { id: message, sender_id: sender, fetched_at };
  });
  const noted = await noteFetched(ctx, me.id, last);
  const shown = new Set(noted.map(({ id }) => id));
  const now = ctx.clock.now();
  return rows
    .filter(({ message }) => shown.has(message))
    .map((row) => ({ ...toChat(row, me), card: toCard(row, me.language, now) }));
}

function toChat(row: Row, me: Member) {
  const { kind, body } = row;
  return {
    conversation: row.conversation,
    profile: row.profile,
    num_unread_messages: row.unread,
    last_message: {
      kind,
      body,
      label: labelOf(kind, body, me.language),
      mine: row.sender === me.id,
      created_at: row.created_at.toISOString(),
    },
    last_message_at: row.last_message_at.toISOString(),
  };
}

/**
 * SQL: conversations as the list shows them to one side of each, `me`; `which` of those that are
 * read from. Raw: every page of every member asks for this.
 */
function rowsOf(
  from: RawBuilder<unknown>,
  me: string | RawBuilder<unknown>,
  which: RawBuilder<unknown>,
): RawBuilder<Row> {
  return sql<Row>`
    select chat.*, card.* from (
    select m.conversation_id as conversation, m.profile_id as reader, m.other_id as profile,
      m.unread, m.last_message_at,
      l.id as message, l.kind, l.body, l.sender_id as sender, l.fetched_at, l.created_at,
      to_char(m.last_message_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as place
    from ${from}
    join lateral (
      select * from messages q where q.conversation_id = m.conversation_id
        and q.seq > m.removed_seq and ${isShown('q', me)}
      order by q.seq desc limit 1
    ) l on true
    where m.removed_at is null and ${isThere(me)} and ${which}
    ) chat cross join lateral (${cardRows(
      typeof me === 'string' ? me : sql`chat.reader`,
      sql<SqlBool>`p.id = chat.profile`,
    )}) card`;
}
