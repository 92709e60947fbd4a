import { sql } from 'kysely';
import type { Trx } from '../platform/database.ts';

/** An advisory lock of the database, held by whoever moves sites out of it; 0055_moving_sites.sql asks for it, too. */
export const movingLock = 4402;

/**
 * Whether sites are leaving this database. If not, none begins to until the transaction ends: for work
 * that does something elsewhere, such as sending, before it writes that it did.
 */
export async function isMoving(trx: Trx): Promise<boolean> {
  const { rows } = await sql<{ free: boolean }>`
    select pg_try_advisory_xact_lock_shared(${movingLock}) as free`.execute(trx);
  return !rows[0]?.free;
}
