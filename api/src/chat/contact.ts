import { sql } from 'kysely';
import type { Db } from '../platform/database.ts';
import { notFound } from '../platform/errors.ts';
import { isThere } from '../ties/hidden.ts';

export interface Contact {
  id: string;
  fictional: boolean;
  conversation: string | null;
}

/**
 * Another member whom `me` may be in touch with. Blocked either way, deleted, disabled or never existing
 * are one and the same: 404.
 */
export async function findContact(db: Db, me: string, other: string): Promise<Contact> {
  const [a, b] = [me, other].sort();
  const { rows } = await sql<Contact>`
    select p.id, p.fictional, c.id as conversation
    from profiles p
    left join conversations c on c.profile_a = ${a} and c.profile_b = ${b}
    where p.id = ${other} and p.id <> ${me} and ${isThere(me)}`.execute(db);
  const [contact] = rows;
  if (!contact) throw notFound();
  return contact;
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

/** The contact named by a request: by conversation or by profile. */
export async function contactOf(
  db: Db,
  me: string,
  named: { conversation?: string | undefined; profile?: string | undefined },
): Promise<Contact> {
  const other = named.conversation ? await otherOf(db, me, named.conversation) : named.profile;
  if (!other) throw notFound();
  return findContact(db, me, other);
}
