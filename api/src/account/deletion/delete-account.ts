import type { Static } from 'typebox';
import { confirmItIsThem } from '../../identity/confirm-it-is-them.ts';
import { endSessions } from '../../identity/end-sessions.ts';
import type { Session } from '../../identity/session.ts';
import { createToken, expireTokens } from '../../identity/tokens.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import type { Context } from '../../platform/context.ts';
import { conflict } from '../../platform/errors.ts';
import type { DeleteBody } from '../schemas.ts';
import { finalAt } from './days.ts';

/** Takes an account out of sight and logs it out everywhere; it can be had back for 14 days. */
export async function deleteAccount(
  ctx: Context,
  session: Session,
  { password, reason, remarks = '' }: Static<typeof DeleteBody>,
): Promise<void> {
  const { id } = session.user;
  await confirmItIsThem(ctx, 'delete', session, password);
  await ctx.db.transaction().execute(async (trx) => {
    const now = ctx.clock.now();
    const user = await trx
      .selectFrom('users')
      .innerJoin('profiles', 'profiles.id', 'users.id')
      .select(['users.site_id', 'email', 'language', 'users.status', 'name'])
      .where('users.id', '=', id)
      .forUpdate('users')
      .executeTakeFirstOrThrow();
    const { status } = user;
    // Asked for twice at once, or banned meanwhile.
    if (status === 'deleted' || status === 'banned') throw conflict();
    await trx
      .updateTable('users')
      .set({ status: 'deleted', deletion_requested_at: now })
      .where('id', '=', id)
      .execute();
    const request = { reason, remarks, status_before: status, requested_at: now };
    await trx
      .insertInto('deletion_requests')
      .values({ user_id: id, ...request })
      // One of before is left of whom a ban that was taken back had made active.
      .onConflict((on) => on.column('user_id').doUpdateSet({ ...request, reminded_at: null }))
      .execute();
    await endSessions(trx, id);
    await expireTokens(ctx, trx, id, 'email_change');
    const lifetime = finalAt(now).getTime() - now.getTime();
    const token_id = await createToken(ctx, trx, { user_id: id, purpose: 'restore', lifetime });
    await queueMail(ctx, trx, {
      ...{ site_id: user.site_id, user_id: id, recipient: user.email, language: user.language },
      template: 'account_deleted',
      data: { name: user.name, path: '/account-deleted', token_id },
    });
  });
}
