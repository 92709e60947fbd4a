import type { Trx } from '../platform/database.ts';
import { lockPair } from '../ties/locks.ts';

/** Takes a like back; nothing to do when there is none. */
export async function takeLikeBack(trx: Trx, fromId: string, toId: string): Promise<void> {
  await lockPair(trx, fromId, toId);
  await trx.deleteFrom('likes').where('from_id', '=', fromId).where('to_id', '=', toId).execute();
}
