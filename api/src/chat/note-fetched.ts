import { sql } from 'kysely';
import type { Context } from '../platform/context.ts';

interface Fetchable {
  id: string;
  sender_id: string;
  fetched_at: Date | null;
}

/**
 * Notes that messages reach a page of this member, all that came before them too. Those that are
 * refunded in this moment do not.
 */
export async function noteReceived(ctx: Context, me: string, ids: string[]): Promise<void> {
  await sql`
    with fresh as (
      select m.id from messages m
      join conversation_members mine on mine.conversation_id = m.conversation_id
        and mine.profile_id = ${me} and m.seq > mine.removed_seq
      where m.id = any(${ids}) and m.sender_id <> ${me} and m.fetched_at is null
        and m.withdrawn_at is null
      order by m.id for update of m
    ), fetched as (
      update messages m set fetched_at = ${ctx.clock.now()}::timestamptz
      from fresh where m.id = fresh.id
    )
    update conversation_members mine set last_delivered_seq = c.last_seq
    from conversations c
    where c.id = mine.conversation_id and mine.profile_id = ${me}
      and mine.last_delivered_seq < c.last_seq
      and c.id in (select conversation_id from messages where id = any(${ids}) and sender_id <> ${me})
  `.execute(ctx.db);
}

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
