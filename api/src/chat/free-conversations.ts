import { sql } from 'kysely';
import type { Db } from '../platform/database.ts';
import { ApiError } from '../platform/errors.ts';

/** Members who never bought credits write in this many conversations at most. */
export const freeConversations = 2;

/** How many more conversations a free member may begin to write in. */
export async function freeConversationsLeft(db: Db, me: string): Promise<number> {
  const { rows } = await sql<{ written: number }>`
    select count(*) as written from conversation_members m
    where m.profile_id = ${me} and exists (
      select 1 from messages where conversation_id = m.conversation_id and sender_id = ${me})
  `.execute(db);
  return Math.max(0, freeConversations - (rows[0]?.written ?? 0));
}

/** Refuses a free member's first message in one conversation too many. Lock the account before. */
export async function requireFreeConversation(
  db: Db,
  me: string,
  conversation: string | null,
): Promise<void> {
  if (conversation && (await hasWritten(db, me, conversation))) return;
  if ((await freeConversationsLeft(db, me)) > 0) return;
  throw new ApiError(403, 'free_conversations_used', { limit: freeConversations });
}

/** Whether a member ever wrote in a conversation. */
export async function hasWritten(db: Db, me: string, conversation: string): Promise<boolean> {
  const found = await db
    .selectFrom('messages')
    .select('id')
    .where('conversation_id', '=', conversation)
    .where('sender_id', '=', me)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
