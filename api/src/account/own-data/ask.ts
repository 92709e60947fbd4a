import { consumeToken, createToken, tokenSecret } from '../../identity/tokens.ts';
import { minute } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { ApiError, invalid } from '../../platform/errors.ts';
import { takeFrom } from '../../platform/limits.ts';
import { isPassword } from '../password/password.ts';

const perMember = { burst: 10, seconds: 3600 };
/** Long enough to begin a download, too short for whoever finds the address later. */
const lifetime = 5 * minute;

/**
 * A token for one download of a member's data, for whoever knows the password: a session alone,
 * such as one left open somewhere, does not hand out a whole life.
 * Throws 400 password wrong.
 */
export async function askForOwnData(
  ctx: Context,
  user_id: string,
  password: string,
): Promise<string> {
  await takeFrom(ctx, `own data ${user_id}`, perMember);
  const { password_hash } = await ctx.db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', user_id)
    .executeTakeFirstOrThrow();
  if (!(await isPassword(password_hash, password))) {
    throw invalid({ field: 'password', code: 'wrong' });
  }
  const token = { user_id, purpose: 'own_data', lifetime } as const;
  const id = await ctx.db.transaction().execute((trx) => createToken(ctx, trx, token));
  return tokenSecret(ctx, id);
}

/** Uses the token up. Throws 404 token_invalid for none and for another member's, 410 for an old one. */
export async function takeOwnDataToken(ctx: Context, me: string, secret: string): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    const { user_id } = await consumeToken(ctx, trx, 'own_data', secret);
    // Rolled back: it stays good for whom it was made.
    if (user_id !== me) throw new ApiError(404, 'token_invalid');
  });
}
