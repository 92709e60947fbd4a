import { consumeToken, createToken, expireTokens, tokenSecret } from '../../identity/tokens.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { hour } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Trx } from '../../platform/database.ts';
import { ApiError } from '../../platform/errors.ts';
import { takeFrom } from '../../platform/limits.ts';
import { finalAt } from './days.ts';

/** Who goes and comes back is mailed both times, at an address that may be a stranger's. */
const perMember = { burst: 3, seconds: 8 * 3600 };

/**
 * Brings an account back by its mailed link; of several links each works, the first one used. It logs
 * nobody in, as no mailed link does: that lies in a mailbox for two weeks, and is passed on with its mail.
 */
export async function restoreAccount(ctx: Context, token: string): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    const { user_id } = await consumeToken(ctx, trx, 'restore', token);
    await takeFrom(ctx, `restored ${user_id}`, perMember, trx);
    const user = await trx
      .selectFrom('users')
      .innerJoin('deletion_requests', 'user_id', 'users.id')
      .innerJoin('profiles', 'profiles.id', 'users.id')
      .select(['users.site_id', 'email', 'language', 'name', 'status_before', 'users.status'])
      .where('users.id', '=', user_id)
      .where('users.deleted_at', 'is', null)
      .forUpdate('users')
      .executeTakeFirst();
    if (user?.status !== 'deleted') throw new ApiError(410, 'token_expired');
    await trx
      .updateTable('users')
      .set({ status: user.status_before, deletion_requested_at: null })
      .where('id', '=', user_id)
      .execute();
    await trx.deleteFrom('deletion_requests').where('user_id', '=', user_id).execute();
    await expireTokens(ctx, trx, user_id, 'restore');
    await queueMail(ctx, trx, {
      ...{ site_id: user.site_id, user_id, recipient: user.email, language: user.language },
      template: 'account_restored',
      data: { name: user.name, path: '/login' },
    });
  });
}

/**
 * What a right password, or a key, of a deleted account gets: until when it can be had back, and the token
 * for that. Null once it is final.
 */
export async function offerRestore(
  ctx: Context,
  trx: Trx,
  userId: string,
): Promise<{ token: string; until: string } | null> {
  const user = await trx
    .selectFrom('users')
    .select('deletion_requested_at')
    .where('id', '=', userId)
    .where('status', '=', 'deleted')
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!user?.deletion_requested_at) return null;
  const until = finalAt(user.deletion_requested_at);
  const left = until.getTime() - ctx.clock.now().getTime();
  if (left <= 0) return null;
  const lifetime = Math.min(left, hour);
  const id = await createToken(ctx, trx, { user_id: userId, purpose: 'restore', lifetime });
  return { token: tokenSecret(ctx, id), until: until.toISOString() };
}
