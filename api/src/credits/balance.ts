import type { Db } from '../platform/database.ts';

/** What a member owns, in credits: the end of the chain of entries. 0 without any entry. */
export async function balanceOf(db: Db, userId: string): Promise<number> {
  const last = await db
    .selectFrom('credit_entries')
    .select('balance_after')
    .where('user_id', '=', userId)
    .orderBy('entry_no', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.balance_after ?? 0;
}
