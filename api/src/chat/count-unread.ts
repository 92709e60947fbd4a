import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../platform/database.ts';
import { isThere } from '../ties/hidden.ts';

/** More than any badge says, and no more than an account with very many is asked to count. */
const mostUnread = 1000;

/** SQL: unread messages of a member in all conversations that are shown, up to `mostUnread`. */
export function unreadOf(me: string): RawBuilder<number> {
  return sql<number>`(
    select least(coalesce(sum(unread), 0), ${mostUnread}) as unread from (
      select m.unread
      from conversation_members m join profiles p on p.id = m.other_id
      where m.profile_id = ${me} and m.removed_at is null and m.unread > 0 and ${isThere(me)}
      limit ${mostUnread}
    ) waiting)`;
}

export async function totalUnread(db: Db, me: string): Promise<number> {
  const { rows } = await sql<{ unread: number }>`select ${unreadOf(me)} as unread`.execute(db);
  return rows[0]?.unread ?? 0;
}
