import { sql } from 'kysely';
import { broadcast } from '../live/announce.ts';
import type { Context } from '../platform/context.ts';
import { gatheredIn, padded } from '../platform/gathered.ts';

interface Fetchable {
  id: string;
  sender_id: string;
  fetched_at: Date | null;
}

interface Received {
  member: string;
  message: string;
}

/**
 * Notes that messages reach pages of those they were written to, all that came before them too, and
 * tells who wrote them. Those that are refunded in this moment do not. Rows are held in one order,
 * since another process may note some of them as well, and messages first, as whoever refunds does.
 */
export const noteReceived = gatheredIn(async (ctx, received: Received[]): Promise<undefined[]> => {
  const keys = padded(received, { member: '', message: '' });
  const { rows } = await sql<{ conversation: string; seq: number; other_id: string }>`
    with one as (
      select r.member, m.id, m.conversation_id
      from unnest(${keys.map(({ member }) => member)}::text[],
        ${keys.map(({ message }) => message)}::text[]) as r (member, message)
      join messages m on m.id = r.message and m.sender_id <> r.member
    ), fresh as (
      select m.id from one join messages m on m.id = one.id
      join conversation_members mine on mine.conversation_id = m.conversation_id
        and mine.profile_id = one.member and m.seq > mine.removed_seq
      where m.fetched_at is null and m.withdrawn_at is null
      order by m.id for update of m
    ), fetched as (
      update messages m set fetched_at = ${ctx.clock.now()}::timestamptz
      from fresh where m.id = fresh.id
      returning m.id
    ), behind as (
      select mine.conversation_id, mine.profile_id, c.last_seq
      from conversation_members mine join conversations c on c.id = mine.conversation_id
      where (mine.conversation_id, mine.profile_id) in (select conversation_id, member from one)
        and mine.last_delivered_seq < c.last_seq
        and (select count(*) from fetched) >= 0
      order by mine.conversation_id, mine.profile_id for update of mine
    ), delivered as (
      update conversation_members mine set last_delivered_seq = behind.last_seq from behind
      where mine.conversation_id = behind.conversation_id and mine.profile_id = behind.profile_id
      returning mine.conversation_id as conversation, mine.last_delivered_seq as seq, mine.other_id
    )
    select conversation, seq, other_id from delivered`.execute(ctx.db);
  // All in one moment, and so by one notice.
  await Promise.all(
    rows.map(({ other_id, ...data }) => broadcast(ctx, [other_id], 'delivered', data)),
  );
  return received.map(() => undefined);
});

/**
 * Notes which messages a member is about to get, and returns those it may be shown: what is
 * refunded in this moment is withdrawn instead. A message is fetched or refunded, never both.
 */
export async function noteFetched<Row extends Fetchable>(
  ctx: Context,
  me: string,
  rows: Row[],
): Promise<Row[]> {
  const isFresh = ({ sender_id, fetched_at }: Row) => sender_id !== me && fetched_at === null;
  const ids = rows.filter(isFresh).map(({ id }) => id);
  if (ids.length === 0) return rows;
  const noted = await sql<{ id: string }>`
    with shown as (
      select id from messages where id = any(${ids}) and withdrawn_at is null
      order by id for update
    )
    update messages m set fetched_at = coalesce(m.fetched_at, ${ctx.clock.now()}::timestamptz)
    from shown where m.id = shown.id
    returning m.id`.execute(ctx.db);
  const shown = new Set(noted.rows.map(({ id }) => id));
  return rows.filter((row) => !isFresh(row) || shown.has(row.id));
}

/**
 * A member is about to get every message that is theirs to read, all at once: those that came until
 * now are as much fetched as on a page.
 */
export async function noteAllFetched(ctx: Context, me: string): Promise<void> {
  await sql`
    with fresh as (
      select m.id from conversation_members mine
      join messages m on m.conversation_id = mine.conversation_id and m.sender_id = mine.other_id
      where mine.profile_id = ${me} and m.fetched_at is null and m.withdrawn_at is null
      order by m.id for update of m
    )
    update messages m set fetched_at = ${ctx.clock.now()}::timestamptz
    from fresh where m.id = fresh.id`.execute(ctx.db);
}
