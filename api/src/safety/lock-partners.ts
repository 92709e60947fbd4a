import type { Trx } from '../platform/database.ts';
import { lockPair } from '../ties/locks.ts';

/** Holds a member's dealings with everybody they have a conversation with, and returns who that is. */
export async function lockPartners(trx: Trx, memberId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('conversation_members')
    .select('other_id')
    .where('profile_id', '=', memberId)
    .orderBy('other_id')
    .execute();
  const partners = rows.map(({ other_id }) => other_id);
  for (const partner of partners) await lockPair(trx, memberId, partner);
  return partners;
}
