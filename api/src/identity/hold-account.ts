import { type Selectable, sql } from 'kysely';
import type { Tables, Trx } from '../platform/database.ts';

type Known = Partial<Pick<Selectable<Tables['users']>, 'email' | 'password_hash'>>;

/** Holds an account's row to the end of a transaction, whatever became of it: before all that hangs on it. */
export async function holdRow(trx: Trx, id: string): Promise<void> {
  await sql`select from users where id = ${id} for no key update`.execute(trx);
}

/**
 * Holds an account to the end of a transaction; false where it cannot be used any more, or is not what
 * it was when it was looked at. A check of a password takes so long that its owner may have taken the
 * account back meanwhile, and whatever is written then must not outlive that.
 */
export async function holdAccount(trx: Trx, id: string, known: Known = {}): Promise<boolean> {
  let held = trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('status', 'in', ['active', 'not_confirmed']);
  if (known.email !== undefined) held = held.where('email', '=', known.email);
  if (known.password_hash !== undefined) {
    held = held.where('password_hash', '=', known.password_hash);
  }
  return (await held.forNoKeyUpdate().executeTakeFirst()) !== undefined;
}
