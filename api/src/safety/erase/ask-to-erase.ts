import { dueBefore } from '../../account/deletion/days.ts';
import type { Context } from '../../platform/context.ts';
import type { Trx } from '../../platform/database.ts';

/** Whether an account, which is held, is about to be erased without a way back. */
export async function isBeingErased(ctx: Context, trx: Trx, member: string): Promise<boolean> {
  const found = await trx
    .selectFrom('users')
    .leftJoin('deletion_requests as wayBack', 'wayBack.user_id', 'users.id')
    .select('id')
    .where('id', '=', member)
    .where('status', '=', 'deleted')
    .where('deletion_requested_at', '<=', dueBefore(ctx.clock.now()))
    .where('wayBack.user_id', 'is', null)
    .executeTakeFirst();
  return found !== undefined;
}

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
