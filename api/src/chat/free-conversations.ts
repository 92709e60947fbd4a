import { sql } from 'kysely';
import type { Db } from '../platform/database.ts';
import { ApiError } from '../platform/errors.ts';
import { kindNo } from './kind-no.ts';

/** Members who never bought credits write in this many conversations at most. */
export const freeConversations = 2;

/**
 * The conversations a free member has written in; a premium member's would be too many. A kind no is
 * free, in this as well, and what came back with its credits is as if it had not been written.
 */
export async function writtenIn(db: Db, me: string): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select m.conversation_id as id from conversation_members m
    where m.profile_id = ${me} and exists (
      select 1 from messages w where w.conversation_id = m.conversation_id and w.sender_id = ${me}
        and (w.kind <> 'icebreaker' or w.body <> ${kindNo})
        and not exists (select 1 from credit_entries where cause = 'refund' and reference = w.id))
  `.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** Refuses a free member's first message in one conversation too many. Lock the account before. */
export async function requireFreeConversation(
  db: Db,
  me: string,
  conversation: string | null,
): Promise<void> {
  const written = await writtenIn(db, me);
  if (conversation && written.has(conversation)) return;
  if (written.size < freeConversations) return;
  throw new ApiError(403, 'free_conversations_used', { limit: freeConversations });
}
