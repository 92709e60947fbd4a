import { sql } from 'kysely';
import type { MessageKind } from '../../chat/tables.ts';
import { after, day } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database.ts';
import { hidden } from '../../ties/hidden.ts';

/** The newest message to a demo member, not yet answered. */
export interface Waiting {
  conversation: string;
  demo: string;
  member: string;
  id: string;
  kind: MessageKind;
  body: string | null;
  sent_at: Date;
  /** Languages of the member's site and of the member. */
  languages: string[];
}

/**
 * What waits for an answer: for demo members what they read counts as unread until they answer.
 * Only profiles flagged fictional ever answer, and only real members are answered.
 */
export async function waitingMessages(
  ctx: Context,
  db: Db,
  conversation?: string,
): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    select mine.conversation_id as conversation, mine.profile_id as demo, mine.other_id as member,
      m.id, m.kind, m.body, m.created_at as sent_at,
      array[left(coalesce(s.settings ->> 'domain_language', 'en'), 2), u.language] as languages
    from conversation_members mine
    join profiles d on d.id = mine.profile_id and d.fictional and d.active
    join profiles r on r.id = mine.other_id and not r.fictional and r.active
    join users u on u.id = r.id
    join sites s on s.id = u.site_id
    join conversations c on c.id = mine.conversation_id
    join messages m on m.conversation_id = c.id and m.seq = c.last_seq and m.sender_id = r.id
    where mine.unread > 0 and mine.last_message_at > ${after(ctx.clock.now(), -day)}
      and (${conversation ?? null}::text is null or c.id = ${conversation ?? null})
      and not exists (select 1 from conversation_members no
        where no.conversation_id = c.id and no.profile_id = r.id and no.declined_at is not null)
      and not ${hidden(sql`d.id`, sql`r.id`)}
    order by m.created_at limit 100`.execute(db);
  return rows;
}
