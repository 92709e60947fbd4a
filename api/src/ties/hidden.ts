import { sql } from 'kysely';
import type { Db } from '../platform/database.ts';

/** Everybody who blocked a member or was blocked: for this member they do not exist. */
export async function hiddenFrom(db: Db, memberId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select blocked_id as id from blocks where blocker_id = ${memberId}
    union select blocker_id from blocks where blocked_id = ${memberId}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Whether two members are hidden from each other. */
export async function areHidden(db: Db, one: string, other: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from blocks where (blocker_id = ${one} and blocked_id = ${other})
      or (blocker_id = ${other} and blocked_id = ${one}) limit 1`.execute(db);
  return rows.length > 0;
}
