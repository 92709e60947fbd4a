import { type RawBuilder, sql } from 'kysely';
import { after, day, minute } from '../../platform/clock.ts';
import type { NoticeType } from '../../settings/notices.ts';
import { isThere } from '../../ties/hidden.ts';

export interface Occasion {
  /** SQL: `user_id` and `count` of those who have a reason to be told. `me` is their profile. */
  who: RawBuilder<unknown>;
  /** SQL over `n` (the last such mail) and `me`: they were told already. */
  told: RawBuilder<unknown>;
  path: string;
}

/** These mails speak of people, and name nobody whom a label could stand beside. */
const isReal = sql`not p.fictional`;

/** A member who is in the product sees it there; who came back since was told by the page. */
const inThisAbsence = sql`n.sent_at > me.last_seen_at`;

function unread(since: Date, until: Date, more: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select m.profile_id as user_id, count(*)::int as count
    from conversation_members m
    join profiles me on me.id = m.profile_id
    join profiles p on p.id = m.other_id
    where m.unread > 0 and m.last_message_at between ${since} and ${until}
      and m.last_message_at > me.last_seen_at and ${more} and ${isReal}
      and ${isThere(sql`m.profile_id`)}
    group by 1`;
}

const wroteBack = sql`exists (select 1 from messages w
  where w.conversation_id = m.conversation_id and w.sender_id = m.profile_id)`;

/** Who is to be told of what by mail at a moment. Told late enough that an open page comes first. */
export function occasions(now: Date): Partial<Record<NoticeType, Occasion>> {
  const lately = after(now, -day);
  const soon = after(now, -10 * minute);
  const aWeekAgo = after(now, -7 * day);
  return {
    new_conversations: {
      who: unread(lately, soon, sql`not ${wroteBack}`),
      told: inThisAbsence,
      path: '/chats',
    },
    new_messages: { who: unread(lately, soon, wroteBack), told: inThisAbsence, path: '/chats' },
    like: {
      who: sql`select l.to_id as user_id, count(*)::int as count
        from likes l join profiles me on me.id = l.to_id join profiles p on p.id = l.from_id
        where l.is_new and l.created_at between ${lately} and ${soon}
          and l.created_at > me.last_seen_at and ${isReal} and ${isThere(sql`l.to_id`)}
        group by 1`,
      told: inThisAbsence,
      path: '/likes/received',
    },
    unread_message_reminders: {
      who: unread(after(now, -14 * day), after(now, -3 * day), sql`true`),
      told: inThisAbsence,
      path: '/chats',
    },
    weekly_updates: {
      who: sql`select me.id as user_id, (select count(*)::int from profiles p
          where p.created_at > ${aWeekAgo} and p.country = me.country and p.id <> me.id
            and me.seeks in (p.gender, 'both') and ${isReal} and not p.privacy
            and ${isThere(sql`me.id`)}) as count
        from profiles me
        where me.created_at < ${aWeekAgo} and me.last_seen_at < ${lately}
          and me.last_seen_at > ${after(now, -90 * day)}`,
      told: sql`n.sent_at > ${aWeekAgo}`,
      path: '/members',
    },
    reminders: {
      who: sql`select me.id as user_id, 1 as count from profiles me
        where me.main_photo_id is null and me.last_seen_at < ${after(now, -2 * day)}
          and me.created_at between ${after(now, -30 * day)} and ${after(now, -3 * day)}`,
      told: sql`true`,
      path: '/profile',
    },
  };
}
