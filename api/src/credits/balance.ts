import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../platform/database.ts';

/** SQL: what a member owns; an id, or the column that has it. */
export function endOfChain(userId: string | RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`coalesce((select balance_after from credit_entries
    where user_id = ${userId} order by entry_no desc limit 1), 0)`;
}

/** What a member owns, in credits: the end of the chain of entries. 0 without any entry. */
export async function balanceOf(db: Db, userId: string): Promise<number> {
  const { rows } = await sql<{ credits: number }>`
    select ${endOfChain(userId)} as credits`.execute(db);
  return rows[0]?.credits ?? 0;
}
