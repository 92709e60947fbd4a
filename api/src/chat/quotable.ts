import { sql } from 'kysely';
import type { Db } from '../platform/database.ts';
import { invalid } from '../platform/errors.ts';
import { isShown } from './is-shown.ts';

/** Throws 400 unless a message of this very conversation is there for the member who answers it. */
export async function requireQuotable(
  db: Db,
  me: string,
  conversation: string | null,
  message: string,
): Promise<void> {
  const { rows } = await sql`
    select 1 from messages m
    join conversation_members mine on mine.conversation_id = m.conversation_id
      and mine.profile_id = ${me} and m.seq > mine.removed_seq
    where m.id = ${message} and m.conversation_id = ${conversation}
      and ${isShown('m', me)}`.execute(db);
  if (rows.length === 0) throw invalid({ field: 'reply_to', code: 'invalid_choice' });
}
