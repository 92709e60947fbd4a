import { after, day } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';

/** As the page on privacy says. */
const keptDays = 2 * 365;

/** Deletes complaints that were answered two years ago; those of visitors go with no account. */
export async function forgetAnswered(ctx: Context): Promise<void> {
  await ctx.db
    .deleteFrom('complaints')
    .where('answered_at', '<', after(ctx.clock.now(), -keptDays * day))
    .execute();
}
