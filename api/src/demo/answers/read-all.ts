import type { Announcement } from '../../live/announce.ts';
import type { Trx } from '../../platform/database.ts';
import type { Waiting } from './waiting.ts';

/**
 * A demo member has read all there is; returns what its writer is told, once. It stays counted as
 * unread until it is answered, so that an answer outlives a restart.
 */
export async function readAll(
  trx: Trx,
  { conversation, demo, member, id }: Waiting,
): Promise<Announcement[]> {
  const read = await trx
    .updateTable('conversation_members as mine')
    .from('conversations as c')
    .set((eb) => ({
      last_read_seq: eb.ref('c.last_seq'),
      last_delivered_seq: eb.ref('c.last_seq'),
    }))
    .whereRef('c.id', '=', 'mine.conversation_id')
    .where('mine.conversation_id', '=', conversation)
    .where('mine.profile_id', '=', demo)
    .whereRef('mine.last_read_seq', '<', 'c.last_seq')
    .returning('mine.last_read_seq as seq')
    .executeTakeFirst();
  if (!read) return [];
  const data = { conversation, until: id, mine: false, seq: read.seq };
  return [{ to: member, type: 'read', from: demo, data }];
}
