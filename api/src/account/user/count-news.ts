import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';

type News = { num_unread_messages: number; num_new_likes: number };

/** What the badges show. Raw SQL: this is asked for all the time. */
export async function countNews(db: Db, userId: string): Promise<News> {
  const { rows } = await sql<News>`
    select
      (select coalesce(sum(m.unread), 0) from conversation_members m
        where m.profile_id = ${userId} and m.removed_at is null
          and not exists (select 1 from blocks b
            where b.blocker_id = m.other_id and b.blocked_id = m.profile_id))
        as num_unread_messages,
      (select count(*) from likes l join profiles p on p.id = l.from_id
        where l.to_id = ${userId} and l.is_new and p.active
          and not exists (select 1 from blocks b
            where (b.blocker_id = l.from_id and b.blocked_id = l.to_id)
               or (b.blocker_id = l.to_id and b.blocked_id = l.from_id)))
        as num_new_likes`.execute(db);
  return rows[0] ?? { num_unread_messages: 0, num_new_likes: 0 };
}
