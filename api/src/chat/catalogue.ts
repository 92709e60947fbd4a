import type { Db } from '../platform/database.ts';

/** Keys of the openers or gifts on offer, in their order. */
export async function activeKeys(db: Db, table: 'gifts' | 'openers'): Promise<string[]> {
  const rows = await db
    .selectFrom(table)
    .select('key')
    .where('active', '=', true)
    .orderBy('position')
    .execute();
  return rows.map(({ key }) => key);
}
