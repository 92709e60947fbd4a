import { type Selectable, sql } from 'kysely';
import type { Db, Tables } from '../platform/database.ts';
import { notFound } from '../platform/errors.ts';
import { isThere } from '../ties/hidden.ts';

export interface Contact {
  id: string;
  fictional: boolean;
  conversation: string | null;
  /** Said no to this conversation. */
  declined: boolean;
}

/** A message of an earlier try, under the id that its sender gave it. */
export interface Sent
  extends Pick<
    Selectable<Tables['messages']>,
    'id' | 'conversation_id' | 'kind' | 'body' | 'image_id' | 'note' | 'reply_to'
  > {}

function saidNo(conversation: 'c.id' | 'm.conversation_id') {
  return sql<boolean>`exists (select 1 from conversation_members d
    where d.conversation_id = ${sql.ref(conversation)} and d.profile_id = p.id
      and d.declined_at is not null)`;
}

/**
 * Another member whom `me` may be in touch with. Blocked either way, deleted, disabled or never existing
 * are one and the same: 404. `sent` is what `me` sent before under `client_id`, to whomever.
 */
export async function findContact(
  db: Db,
  me: string,
  other: string,
  client_id: string | null = null,
): Promise<Contact & { sent: Sent | null }> {
  const [a, b] = [me, other].sort();
  const { rows } = await sql<Contact & { sent: Sent | null }>`
    select p.id, p.fictional, c.id as conversation, ${saidNo('c.id')} as declined,
      (select json_build_object('id', s.id, 'conversation_id', s.conversation_id, 'kind', s.kind,
        'body', s.body, 'image_id', s.image_id, 'note', s.note, 'reply_to', s.reply_to)
        from messages s where s.sender_id = ${me} and s.client_id = ${client_id}) as sent
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

export interface Named {
  conversation?: string | undefined;
  profile?: string | undefined;
}

/** The id of the member whom a request names, by conversation or by profile. */
export async function namedOther(db: Db, me: string, named: Named): Promise<string> {
  const other = named.conversation ? await otherOf(db, me, named.conversation) : named.profile;
  if (!other) throw notFound();
  return other;
}

/** The contact whom a request names; 404 as in `findContact`, and for anybody else's conversation. */
export async function contactOf(db: Db, me: string, named: Named): Promise<Contact> {
  if (!named.conversation) return findContact(db, me, await namedOther(db, me, named));
  const { rows } = await sql<Contact>`
    select p.id, p.fictional, m.conversation_id as conversation,
      ${saidNo('m.conversation_id')} as declined
    from conversation_members m join profiles p on p.id = m.other_id
    where m.conversation_id = ${named.conversation} and m.profile_id = ${me} and ${isThere(me)}
  `.execute(db);
  const [contact] = rows;
  if (!contact) throw notFound();
  return contact;
}
