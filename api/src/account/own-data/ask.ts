import { confirmItIsThem } from '../../identity/confirm-it-is-them.ts';
import type { Session } from '../../identity/session.ts';
import { consumeToken, createToken, tokenSecret } from '../../identity/tokens.ts';
import { minute } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { ApiError } from '../../platform/errors.ts';

/** Long enough to begin a download, too short for whoever finds the address later. */
const lifetime = 5 * minute;

/**
 * A token for one download of a member's data: a session alone, such as one left open somewhere, does
 * not hand out a whole life. Throws as `confirmItIsThem`.
 */
export async function askForOwnData(
  ctx: Context,
  session: Session,
  password: string | undefined,
): Promise<string> {
  await confirmItIsThem(ctx, 'own data', session, password);
  const token = { user_id: session.user.id, purpose: 'own_data', lifetime } as const;
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
