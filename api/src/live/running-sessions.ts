import type { Context } from '../platform/context.ts';

/** Those of the sessions that have not ended. */
export async function runningSessions(ctx: Context, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await ctx.db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select('sessions.id')
    .where('sessions.id', 'in', ids)
    .where('sessions.expires_at', '>', ctx.clock.now())
    .where('users.status', 'in', ['not_confirmed', 'active'])
    .execute();
  return new Set(rows.map(({ id }) => id));
}
