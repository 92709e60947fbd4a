import { after, day } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { mailWayBack } from './mail-way-back.ts';

const remindAfter = 11 * day;
const most = 100;

/** Mails those whose deletion becomes final in three days, once. */
export async function remindOfDeletion(ctx: Context): Promise<number> {
  return ctx.db.transaction().execute(async (trx) => {
    const now = ctx.clock.now();
    const due = await trx
      .selectFrom('deletion_requests')
      .innerJoin('users', 'users.id', 'user_id')
      .select('users.id')
      .where('reminded_at', 'is', null)
      .where('requested_at', '<=', after(now, -remindAfter))
      .where('users.status', '=', 'deleted')
      .where('users.deleted_at', 'is', null)
      .limit(most)
      // Whoever is coming back just now needs none.
      .forNoKeyUpdate(['deletion_requests', 'users'])
      .skipLocked()
      .execute();
    let reminded = 0;
    for (const { id } of due) {
      await trx
        .updateTable('deletion_requests')
        .set({ reminded_at: now })
        .where('user_id', '=', id)
        .execute();
      // Unless we were away for so long that it is too late.
      if (await mailWayBack(ctx, trx, id, 'deletion_reminder')) reminded += 1;
    }
    return reminded;
  });
}
