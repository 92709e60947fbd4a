import { after, minute } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { newSecret } from '../../platform/random.ts';
import { hashSecret } from '../../platform/secrets.ts';

const lifetime = 5 * minute;

/** A new challenge: for a login, or for adding a key to a member's account. */
export async function newChallenge(ctx: Context, user_id: string | null): Promise<string> {
  const challenge = newSecret(ctx.random);
  const now = ctx.clock.now();
  await ctx.db
    .insertInto('passkey_challenges')
    .values({ challenge_hash: hashSecret(challenge), user_id, created_at: now })
    .execute();
  return challenge;
}

/** Uses a challenge up; of parallel uses one succeeds. */
export async function takeChallenge(
  ctx: Context,
  challenge: string,
  user_id: string | null,
): Promise<boolean> {
  const { numDeletedRows } = await ctx.db
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', hashSecret(challenge))
    .where('user_id', user_id === null ? 'is' : '=', user_id)
    .where('created_at', '>', after(ctx.clock.now(), -lifetime))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
