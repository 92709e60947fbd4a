import { sql } from 'kysely';
import type { Trx } from '../platform/database.ts';

/**
 * Holds two members' dealings with each other until the transaction ends. Sending and blocking
 * both hold it, so nothing is sent once a block is confirmed. Lock it before any account.
 */
export async function lockPair(trx: Trx, one: string, other: string): Promise<void> {
  const pair = [one, other].sort().join(' ');
  await sql`select pg_advisory_xact_lock(hashtextextended(${`pair ${pair}`}, 0))`.execute(trx);
}
