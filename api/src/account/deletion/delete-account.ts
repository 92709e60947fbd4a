import type { Static } from 'typebox';
import { confirmItIsThem } from '../../identity/confirm-it-is-them.ts';
import { endSessions } from '../../identity/end-sessions.ts';
import type { Session } from '../../identity/session.ts';
import { expireTokens } from '../../identity/tokens.ts';
import type { Context } from '../../platform/context.ts';
import { authenticationRequired, conflict } from '../../platform/errors.ts';
import type { DeleteBody } from '../schemas.ts';
import { mailWayBack } from './mail-way-back.ts';

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
    const { status } = await trx
      .selectFrom('users')
      .select('status')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    // Asked for twice at once, or banned meanwhile.
    if (status === 'deleted' || status === 'banned') throw conflict();
    // A session that was ended meanwhile, as by “It was not me”, takes nothing along.
    const running = trx.selectFrom('sessions').select('id').where('id', '=', session.id);
    if (!(await running.executeTakeFirst())) throw authenticationRequired();
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
    await mailWayBack(ctx, trx, id, 'account_deleted');
  });
}
