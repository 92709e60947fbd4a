import type { Context } from '../platform/context.ts';
import type { Db } from '../platform/database.ts';

/** Remembers that a member was passed over, so that nobody suggests them again. */
export async function passMember(
  ctx: Context,
  db: Db,
  fromId: string,
  toId: string,
): Promise<void> {
  await db
    .insertInto('passes')
    .values({ from_id: fromId, to_id: toId, created_at: ctx.clock.now() })
    .onConflict((on) => on.doNothing())
    .execute();
}

/** The member may be suggested again. */
export async function takePassBack(db: Db, fromId: string, toId: string): Promise<void> {
  await db.deleteFrom('passes').where('from_id', '=', fromId).where('to_id', '=', toId).execute();
}
