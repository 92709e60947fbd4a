import { publish } from '../platform/bus/publish.ts';
import type { Db, Trx } from '../platform/database.ts';

interface Which {
  only?: string;
  except?: string;
}

/** `to` are members some of whose sessions have ended; which ones is read, there may be hundreds. */
export const sessionTopic = 'session';

/**
 * Ends sessions of a user: one, all but one, or all. Their push subscriptions go with them, and
 * every process is told, so that open event streams end too. Returns how many there were.
 */
export async function endSessions(trx: Trx, userId: string, which: Which = {}): Promise<number> {
  let query = trx.deleteFrom('sessions').where('user_id', '=', userId);
  if (which.only) query = query.where('id', '=', which.only);
  if (which.except) query = query.where('id', '<>', which.except);
  const { numDeletedRows } = await query.executeTakeFirstOrThrow();
  if (numDeletedRows > 0n) await tellEnded(trx, userId);
  return Number(numDeletedRows);
}

export function tellEnded(db: Db, userId: string): Promise<void> {
  return publish(db, { topic: sessionTopic, to: [userId] });
}
