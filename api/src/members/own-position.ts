import type { Context } from '../platform/context.ts';
import type { Position } from './distance.ts';

/** Where a member is thought to be; null when their place is unknown. */
export async function ownPosition(ctx: Context, id: string): Promise<Position | null> {
  const own = await ctx.db
    .selectFrom('profiles')
    .select(['latitude', 'longitude'])
    .where('id', '=', id)
    .executeTakeFirst();
  return own && own.latitude !== null && own.longitude !== null ? own : null;
}
