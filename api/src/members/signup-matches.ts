import { sql } from 'kysely';
import type { Db } from '../platform/database.ts';
import { isThere } from '../ties/hidden.ts';

/** Who was found for a newcomer at sign-up and can still be seen, best first. */
export async function signupMatches(db: Db, memberId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select p.id from signup_matches m join profiles p on p.id = m.profile_id
    where m.user_id = ${memberId} and not p.privacy and ${isThere(memberId)}
    order by m.position`.execute(db);
  return rows.map(({ id }) => id);
}
