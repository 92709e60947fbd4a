import { balanceOf } from '../credits/balance.ts';
import type { Db } from '../platform/database.ts';
import type { StoredEvent } from './read-events.ts';

export type Outgoing = { type: string; data: object };

/** Events as they are sent: filled in with what is true now, and said once. */
export async function toSend(db: Db, userId: string, events: StoredEvent[]): Promise<Outgoing[]> {
  const outgoing: Outgoing[] = [];
  const others = events.filter(({ type }) => type !== 'credits');
  for (const { type, data } of others) outgoing.push({ type, data });
  if (others.length < events.length) {
    outgoing.push({ type: 'credits', data: { credits: await balanceOf(db, userId) } });
  }
  await markDelivered(db, userId, events);
  return outgoing;
}

/** Messages that reached a page of the receiver have been delivered. */
async function markDelivered(db: Db, userId: string, events: StoredEvent[]): Promise<void> {
  const conversations = events
    .filter(({ type, data }) => type === 'message' && data.profile !== userId)
    .map(({ data }) => String(data.conversation));
  if (conversations.length === 0) return;
  await db
    .updateTable('conversation_members as mine')
    .from('conversations')
    .set((eb) => ({ last_delivered_seq: eb.ref('conversations.last_seq') }))
    .whereRef('conversations.id', '=', 'mine.conversation_id')
    .whereRef('mine.last_delivered_seq', '<', 'conversations.last_seq')
    .where('mine.conversation_id', 'in', conversations)
    .where('mine.profile_id', '=', userId)
    .execute();
}
