import { sql } from 'kysely';
import type { NotificationSettings } from '../identity/tables.ts';
import { minute } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import { isThere } from '../ties/hidden.ts';

/** A notice with what is true of it now. */
export interface DueNotice {
  id: string;
  type: 'message' | 'like' | 'match';
  data: Record<string, string>;
  attempts: number;
  user_id: string;
  site_id: string;
  language: string;
  notification_settings: NotificationSettings;
  subscription_id: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  fictional: boolean;
  /** A conversation begins with it. */
  begins: boolean;
  /** Nobody blocked anybody, left or logged out, and it is still news. */
  counts: boolean;
}

/** Until the next try, doubled each time. */
const firstPause = minute;

/** SQL: not read, removed or taken back since, and none after it says the same right now. */
const isNewMessage = (now: Date) => sql`m.withdrawn_at is null
  and m.seq > greatest(c.last_read_seq, c.removed_seq)
  and not exists (select 1 from push_notices other
    join messages later on later.id = other.data ->> 'message'
    where other.subscription_id = n.subscription_id and other.next_attempt_at <= ${now}
      and later.conversation_id = m.conversation_id and later.seq > m.seq)`;

/** SQL: still given, and not seen on a page yet. */
const isNewLike = sql`exists (select 1 from likes l
  where l.from_id = n.from_id and l.to_id = own.user_id and (l.is_new or n.type = 'match'))`;

/**
 * Takes the next notice that is due, but none for the hosts that are closed; other processes pass it
 * by, and after a crash it is due again. Raw SQL: one statement takes it and says whether it still
 * counts.
 */
export async function takeDueNotice(
  ctx: Context,
  closed: string[],
): Promise<DueNotice | undefined> {
  const now = ctx.clock.now();
  const { rows } = await sql<DueNotice>`
    with n as (
      update push_notices due
      set attempts = due.attempts + 1,
        next_attempt_at = ${now}::timestamptz
          + make_interval(secs => ${firstPause / 1000} * power(2, due.attempts))
      where due.id = (
        select next.id from push_notices next
        join push_subscriptions theirs on theirs.id = next.subscription_id
        where next.next_attempt_at <= ${now}
          and split_part(theirs.endpoint, '/', 3) <> all(${closed}::text[])
        order by next.next_attempt_at limit 1 for update of next skip locked)
      returning due.*
    )
    select n.id, n.type, n.data, n.attempts, n.subscription_id,
      own.user_id, own.endpoint, own.p256dh, own.auth,
      reader.site_id, reader.language, reader.notification_settings,
      coalesce(p.fictional, false) as fictional,
      coalesce(m.seq = 1, false) as begins,
      coalesce(s.expires_at > ${now}, false) and coalesce(${isThere(sql`own.user_id`)}, false)
        and reader.status in ('active', 'not_confirmed')
        and coalesce(case n.type when 'message' then ${isNewMessage(now)} else ${isNewLike} end, false)
        as counts
    from n
    join push_subscriptions own on own.id = n.subscription_id
    join users reader on reader.id = own.user_id
    left join sessions s on s.id = own.session_id
    left join profiles p on p.id = n.from_id
    left join messages m on m.id = n.data ->> 'message'
    left join conversation_members c
      on c.conversation_id = m.conversation_id and c.profile_id = own.user_id`.execute(ctx.db);
  return rows[0];
}
