import type { Context } from '../platform/context.ts';

/**
 * Puts the last act's number and seal into the security log, once for each: whoever writes all acts
 * anew in the database, seals and all, cannot change what a log elsewhere says.
 */
export function lastSeals(ctx: Context): () => Promise<void> {
  let noted = '';
  return async () => {
    const last = await ctx.db
      .selectFrom('operator_acts')
      .select(['no', 'seal'])
      .orderBy('no', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (!last || last.seal === noted) return;
    noted = last.seal;
    ctx.security({ event: 'acts of operators', outcome: 'done', acts: last.no, seal: last.seal });
  };
}
