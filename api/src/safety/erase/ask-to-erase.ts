import type { Context } from '../../platform/context.ts';
import type { Trx } from '../../platform/database.ts';
import { dueBefore } from './erase-due.ts';

/**
 * For whoever is banned and asks us to be erased, since they cannot log in to ask for it themselves, or
 * has asked and does not want to wait: due from now on, without a way back. False for everybody else.
 */
export async function askToErase(ctx: Context, trx: Trx, member: string): Promise<boolean> {
  const due = await trx
    .updateTable('users')
    .set({ status: 'deleted', deletion_requested_at: dueBefore(ctx.clock.now()) })
    .where('id', '=', member)
    .where('status', 'in', ['banned', 'deleted'])
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!due) return false;
  // Without it no link of before brings an account back, a banned one least of all.
  await trx.deleteFrom('deletion_requests').where('user_id', '=', member).execute();
  return true;
}
