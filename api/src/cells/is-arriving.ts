import { sql } from 'kysely';
import type { Db } from '../platform/database.ts';
import { arrivals } from './in-doubt.ts';

/**
 * Whether a host that this process does not know may be here in a moment: its site has left another
 * database, or is about to, or is here and was not heard of yet. In this order: what is prepared no
 * more is there.
 */
export async function isArriving(db: Db, host: string): Promise<boolean> {
  const { rows } = await sql.raw(arrivals).execute(db);
  if (rows.length > 0) return true;
  const found = await db.selectFrom('site_hosts').select('host').where('host', '=', host).execute();
  return found.length > 0;
}
