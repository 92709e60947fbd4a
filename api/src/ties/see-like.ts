import type { Db } from '../platform/database.ts';

/** The receiver has opened the page of whom the like came from: it is no longer new. */
export async function seeLike(db: Db, fromId: string, toId: string): Promise<void> {
  await db
    .updateTable('likes')
    .set({ is_new: false })
    .where('from_id', '=', fromId)
    .where('to_id', '=', toId)
    .where('is_new', '=', true)
    .execute();
}
