import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../platform/database.ts';
import { notFound } from '../platform/errors.ts';
import { isThere } from '../ties/hidden.ts';
import type { Named } from '../ties/locks.ts';

export interface Contact {
  id: string;
  fictional: boolean;
  conversation: string | null;
  /** Said no to this conversation. */
  declined: boolean;
}

/**
 * Another member whom `me` may be in touch with, by profile or by one's own conversation. Blocked
 * either way, deleted, disabled, never existing and anybody else's conversation are one and the
 * same: 404.
 */
export async function contactOf(db: Db, me: string, named: Named): Promise<Contact> {
  const { rows } = await sql<Contact>`select ${contact} from ${contactsOf(me, named)}`.execute(db);
  const [found] = rows;
  if (!found) throw notFound();
  return found;
}

/** SQL: what is known of a contact, from `contactsOf`. */
export const contact = sql`p.id, p.fictional, m.conversation_id as conversation,
  exists (select from conversation_members d where d.conversation_id = m.conversation_id
    and d.profile_id = p.id and d.declined_at is not null) as declined`;

/** SQL: the one who is named, as `p`, and one's own side `m` of the conversation if there is one. */
export function contactsOf(me: string, { conversation, profile }: Named): RawBuilder<unknown> {
  if (conversation) {
    return sql`conversation_members m join profiles p on p.id = m.other_id
      where m.conversation_id = ${conversation} and m.profile_id = ${me} and ${isThere(me)}`;
  }
  return sql`profiles p
    left join conversation_members m on m.profile_id = ${me} and m.other_id = p.id
    where p.id = ${profile ?? null} and p.id <> ${me} and ${isThere(me)}`;
}

/** Who is on the other side of one of my conversations; 404 for anybody else's. */
export async function otherOf(db: Db, me: string, conversation: string): Promise<string> {
  const mine = await db
    .selectFrom('conversation_members')
    .select('other_id')
    .where('conversation_id', '=', conversation)
    .where('profile_id', '=', me)
    .executeTakeFirst();
  if (!mine) throw notFound();
  return mine.other_id;
}

/** The id of the member whom a request names, by conversation or by profile. */
export async function namedOther(db: Db, me: string, named: Named): Promise<string> {
  const other = named.conversation ? await otherOf(db, me, named.conversation) : named.profile;
  if (!other) throw notFound();
  return other;
}
