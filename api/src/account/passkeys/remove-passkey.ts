import { holdRow } from '../../identity/hold-account.ts';
import type { Context } from '../../platform/context.ts';
import { notFound } from '../../platform/errors.ts';
import { tellOwner } from '../undo/tell-owner.ts';

/**
 * Takes a key of one's own away, and tells the owner: a session that was left open is enough to do it.
 * Throws 404 for any other.
 */
export async function removePasskey(ctx: Context, userId: string, id: string): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    await holdRow(trx, userId);
    const removed = await trx
      .deleteFrom('passkeys')
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .returning('name')
      .executeTakeFirst();
    if (!removed) throw notFound();
    await tellOwner(ctx, trx, userId, { template: 'passkey_removed', name: removed.name });
  });
}
