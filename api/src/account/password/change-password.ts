import type { Static } from 'typebox';
import { endSessions } from '../../identity/end-sessions.ts';
import { hashPassword, isPassword } from '../../identity/password-hash.ts';
import type { Session } from '../../identity/session.ts';
import { expireTokens } from '../../identity/tokens.ts';
import type { Context } from '../../platform/context.ts';
import { conflict, invalid } from '../../platform/errors.ts';
import { takeFrom } from '../../platform/limits.ts';
import type { Site } from '../../sites/site.ts';
import type { PasswordBody } from '../schemas.ts';
import { passwordProblem } from './password.ts';
import { tellNewPassword } from './tell-new-password.ts';

const perMember = { burst: 5, seconds: 3600 };

/** Another password, by the one there is: every other device is logged out, the owner is told. */
export async function changePassword(
  ctx: Context,
  site: Site,
  { id: sessionId, user: { id: user_id } }: Session,
  { old_password, password }: Static<typeof PasswordBody>,
): Promise<void> {
  await takeFrom(ctx, `password ${user_id}`, perMember);
  const before = await ctx.db
    .selectFrom('users')
    .select(['email', 'password_hash'])
    .where('id', '=', user_id)
    .executeTakeFirstOrThrow();
  if (!(await isPassword(before.password_hash, old_password))) {
    throw invalid({ field: 'old_password', code: 'wrong' });
  }
  const problem = passwordProblem(password, [before.email, site.name]);
  if (problem) throw invalid(problem);
  const password_hash = await hashPassword(password);
  await ctx.db.transaction().execute(async (trx) => {
    const user = await trx
      .updateTable('users')
      .set({ password_hash })
      .where('id', '=', user_id)
      // What was asked for is still the password: of two changes at once one is too late.
      .where('password_hash', '=', before.password_hash)
      .returning(['email', 'language', 'status'])
      .executeTakeFirst();
    if (!user) throw conflict();
    // Whoever asked for one of these may be why the password changes.
    for (const purpose of ['password_reset', 'email_change'] as const) {
      await expireTokens(ctx, trx, user_id, purpose);
    }
    await endSessions(trx, user_id, { except: sessionId });
    // An address that nobody confirmed may be a stranger's.
    if (user.status === 'not_confirmed') return;
    await tellNewPassword(ctx, trx, { site_id: site.id, user_id, ...user });
  });
}
