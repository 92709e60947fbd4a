import { publish } from '../platform/bus.ts';
import type { Trx } from '../platform/database.ts';

interface Which {
  only?: string;
  except?: string;
}

/** `to` are members some of whose sessions have ended, such as after logging out. */
export const sessionTopic = 'session';

/**
 * Ends sessions of a user: one, all but one, or all. Their push subscriptions go with them, and
 * every process is told, so that open event streams end too. Returns how many there were.
 */
export async function endSessions(trx: Trx, userId: string, which: Which = {}): Promise<number> {
  let query = trx.deleteFrom('sessions').where('user_id', '=', userId);
  if (which.only) query = query.where('id', '=', which.only);
  if (which.except) query = query.where('id', '<>', which.except);
  const ended = await query.returning('id').execute();
  const sessions = ended.map(({ id }) => id);
  if (sessions.length > 0) await publish(trx, { topic: sessionTopic, to: [userId], sessions });
  return sessions.length;
}
