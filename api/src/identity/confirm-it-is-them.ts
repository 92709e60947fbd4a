import { after, minute } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import { authenticationRequired, invalid } from '../platform/errors.ts';
import { giveBack, takeFrom } from '../platform/limits.ts';
import { isPassword } from './password-hash.ts';
import type { Session } from './session.ts';

const perMember = { burst: 5, seconds: 3600 };

/** Who logged in within this time has just shown who they are. */
const freshLogin = 10 * minute;

/**
 * Before something that a session left open somewhere must not do: the password, or a login of just
 * now, for those who have a passkey alone. Throws 400 password required or wrong, 429 after a few of
 * those, 403 without a session; what is right does not count.
 */
export async function confirmItIsThem(
  ctx: Context,
  what: string,
  { id, user }: Pick<Session, 'id' | 'user'>,
  password: string | undefined,
): Promise<void> {
  const tries = `${what} ${user.id}`;
  await takeFrom(ctx, tries, perMember);
  const found = await ctx.db
    .selectFrom('users')
    .innerJoin('sessions', 'sessions.user_id', 'users.id')
    .select(['password_hash', 'sessions.created_at'])
    .where('sessions.id', '=', id)
    .where('users.id', '=', user.id)
    .executeTakeFirst();
  // It was ended in this moment.
  if (!found) throw authenticationRequired();
  const { password_hash, created_at } = found;
  if (password === undefined) {
    if (created_at > after(ctx.clock.now(), -freshLogin)) return giveBack(ctx, tries);
    throw invalid({ field: 'password', code: 'required' });
  }
  if (!(await isPassword(password_hash, password))) {
    throw invalid({ field: 'password', code: 'wrong' });
  }
  await giveBack(ctx, tries);
}
