import { sql } from 'kysely';
import type { Context } from '../platform/context.ts';

interface Fetchable {
  id: string;
  sender_id: string;
  fetched_at: Date | null;
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
