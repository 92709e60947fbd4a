import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';

/** The account of an address on a site; addresses are the same in any case. */
export async function findUserByEmail(db: Db, siteId: string, email: string) {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'status', 'language', 'password_hash'])
    .where('site_id', '=', siteId)
    .where(sql`lower(email)`, '=', email.trim().toLowerCase())
    .executeTakeFirst();
}
