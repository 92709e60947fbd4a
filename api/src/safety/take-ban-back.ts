import { deleteAnew } from '../account/deletion/delete-anew.ts';
import type { UserStatus } from '../identity/tables.ts';
import type { Context } from '../platform/context.ts';
import type { Trx } from '../platform/database.ts';

/**
 * Makes a banned account what it was before, and returns what that is: whoever had asked to be
 * deleted is on the way out again, with all days to reconsider, since the link of before may be too
 * old. Null when it is not banned.
 */
export async function takeBanBack(
  ctx: Context,
  trx: Trx,
  memberId: string,
): Promise<UserStatus | null> {
  const back = await trx
    .updateTable('users')
    .set((eb) => ({ status: eb.fn.coalesce('status_before_ban', eb.val('active' as const)) }))
    .where('id', '=', memberId)
    .where('status', '=', 'banned')
    .returning('status')
    .executeTakeFirst();
  if (back?.status === 'deleted') await deleteAnew(ctx, trx, memberId);
  return back?.status ?? null;
}
