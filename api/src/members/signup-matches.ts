import { sql } from 'kysely';
import type { Db } from '../platform/database.ts';

/** Who was found for a newcomer at sign-up and can still be seen, best first. */
export async function signupMatches(db: Db, memberId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select p.id from signup_matches m join profiles p on p.id = m.profile_id
    where m.user_id = ${memberId} and p.active and not p.privacy and not exists (
      select 1 from blocks where (blocker_id = ${memberId} and blocked_id = p.id)
        or (blocker_id = p.id and blocked_id = ${memberId}))
    order by m.position`.execute(db);
  return rows.map(({ id }) => id);
}
