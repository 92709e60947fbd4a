import { after, day } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import { rateLimited } from '../platform/errors.ts';

/** Stolen cards are tried out with small orders, one after the other. */
const most = 10;

/** Throws 429 payments_declined for who had so many payments declined within a day. */
export async function requireFewDeclined(ctx: Context, user: string): Promise<void> {
  const now = ctx.clock.now();
  const declined = await ctx.db
    .selectFrom('payments')
    .select('updated_at')
    .where('user_id', '=', user)
    .where('status', '=', 'failed')
    .where('updated_at', '>', after(now, -day))
    .orderBy('updated_at', 'desc')
    .limit(most)
    .execute();
  const oldest = declined[most - 1];
  if (!oldest) return;
  const waits = after(oldest.updated_at, day).getTime() - now.getTime();
  throw rateLimited(waits / 1000, 'payments_declined');
}
