import { after, day } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import { rateLimited } from '../platform/errors.ts';

/** Stolen cards are tried out with small orders, one after the other. */
const most = 10;

/**
 * Throws 429 payments_declined for who had so many payments declined within a day, each counted from
 * when it was ordered: asking the provider about it again later does not make it a new one.
 */
export async function requireFewDeclined(ctx: Context, user: string): Promise<void> {
  const now = ctx.clock.now();
  const declined = await ctx.db
    .selectFrom('payments')
    .select('created_at')
    .where('user_id', '=', user)
    .where('status', '=', 'failed')
    .where('created_at', '>', after(now, -day))
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute();
  const oldest = declined[most - 1];
  if (!oldest) return;
  const waits = after(oldest.created_at, day).getTime() - now.getTime();
  throw rateLimited(waits / 1000, 'payments_declined');
}
