import { after, second } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import { keptFor } from './event-id.ts';

/** Deletes what no page can ask for any more. */
export async function forgetOldEvents(ctx: Context): Promise<void> {
  await ctx.db
    .deleteFrom('live_events')
    .where('created_at', '<', after(ctx.clock.now(), -keptFor * second))
    .execute();
}
