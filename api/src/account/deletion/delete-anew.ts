import type { Context } from '../../platform/context.ts';
import type { Trx } from '../../platform/database.ts';
import { mailWayBack } from './mail-way-back.ts';

/** Gives whoever is on the way out all days to reconsider once more, as if they had asked just now. */
export async function deleteAnew(ctx: Context, trx: Trx, user_id: string): Promise<void> {
  const now = ctx.clock.now();
  await trx
    .updateTable('users')
    .set({ deletion_requested_at: now })
    .where('id', '=', user_id)
    .execute();
  await trx
    .updateTable('deletion_requests')
    .set({ requested_at: now, reminded_at: null })
    .where('user_id', '=', user_id)
    .execute();
  await mailWayBack(ctx, trx, user_id, 'account_deleted');
}
