import { sql } from 'kysely';
import type { Db } from '../platform/database.ts';
import { notFound } from '../platform/errors.ts';
import { isThere } from './hidden.ts';

/**
 * Throws the one 404 of members who blocked `me`, are gone or never were. What `me` did about a
 * member stays possible for `me` alone, such as blocking once more whom one has blocked.
 */
export async function requireThere(db: Db, me: string, other: string): Promise<void> {
  const { rows } = await sql`
    select 1 from profiles p where p.id = ${other} and (${isThere(me)} or exists (
      select 1 from blocks where blocker_id = ${me} and blocked_id = ${other}))`.execute(db);
  if (rows.length === 0) throw notFound();
}
