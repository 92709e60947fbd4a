import { sql } from 'kysely';
import type { Trx } from '../platform/database.ts';
import { isShown } from './is-shown.ts';

/**
 * A message that its reader is about to report waits for them no more: the list shows it as little as the
 * conversation, and nobody could ever read it away. Call it before the report is kept.
 */
export async function uncountReported(trx: Trx, reader: string, message: string): Promise<void> {
  await sql`
    update conversation_members mine set unread = mine.unread - 1
    from messages m
    where m.id = ${message} and m.conversation_id = mine.conversation_id
      and mine.profile_id = ${reader} and m.sender_id = mine.other_id and mine.unread > 0
      and m.seq > greatest(mine.last_read_seq, mine.removed_seq)
      and ${isShown('m', reader)}`.execute(trx);
}
