import { type RawBuilder, sql } from 'kysely';
import { after, day, second } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import type { Db, Trx } from '../platform/database.ts';
import { ApiError } from '../platform/errors.ts';

/** Free members like four a day in the swipe game; days begin at midnight UTC. */
export const freeLikes = 4;

/** The day at the server, such as `2026-03-01`. */
export function today(ctx: Context): string {
  return ctx.clock.now().toISOString().slice(0, 10);
}

export function tomorrow(ctx: Context): Date {
  return after(new Date(`${today(ctx)}T00:00:00Z`), day);
}

/** SQL: the day that counts, which a clock put back over midnight does not give anew. */
const countingDay = (ctx: Context, playerId: string): RawBuilder<string> => sql`
  coalesce((select max(d.day) from swipe_days d where d.profile_id = ${playerId}
    and d.day between ${today(ctx)}::date and ${today(ctx)}::date + 1), ${today(ctx)}::date)`;

/** How many likes of the game a free member has left today, 0–4. */
export async function likesLeft(ctx: Context, db: Db, playerId: string): Promise<number> {
  const given = await db
    .selectFrom('swipe_days')
    .select('likes')
    .where('profile_id', '=', playerId)
    .where('day', '=', countingDay(ctx, playerId))
    .executeTakeFirst();
  return Math.max(0, freeLikes - (given?.likes ?? 0));
}

/** Takes one of today's; throws 429 swipe_limit when they are used up. */
export async function takeFreeLike(ctx: Context, trx: Trx, playerId: string): Promise<void> {
  const counted = await sql`
    insert into swipe_days as s (profile_id, day, likes)
    values (${playerId}, ${countingDay(ctx, playerId)}, 1)
    on conflict (profile_id, day) do update set likes = s.likes + 1
    where s.likes < ${freeLikes} returning 1`.execute(trx);
  if (counted.rows.length > 0) return;
  const wait = (tomorrow(ctx).getTime() - ctx.clock.now().getTime()) / second;
  throw new ApiError(429, 'swipe_limit', { limit: freeLikes, retry_after: Math.ceil(wait) });
}
