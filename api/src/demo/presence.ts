import { type RawBuilder, sql } from 'kysely';
import { after, minute } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';

/**
 * How many of each country and gender are here at a time. A visitor's first page has the twelve of
 * both who were seen last: with those who just left, a third to two thirds of them are online.
 */
const here = 2;
const turn = 30 * minute;

/** SQL: demo members with their place in the queue of this turn, drawn anew for every turn. */
function queue(now: Date): RawBuilder<unknown> {
  const salt = String(Math.floor(now.getTime() / turn));
  return sql`(
    select id, row_number() over (
      partition by country, gender order by hashtext(id || ${salt}), id) as place
    from profiles where fictional)`;
}

/** As if the turns had gone round before the start: some are here, the others were in their turn. */
export async function spreadPresence(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  await sql`
    update profiles set last_seen_at = ${now}::timestamptz - case
      when queue.place <= ${here} then queue.place * interval '30 seconds'
      else interval '9 minutes' + (queue.place - ${here}) * interval '5 minutes'
        + least(power(queue.place / 100.0, 4), 180) * interval '2 days'
    end
    from ${queue(now)} queue where queue.id = profiles.id`.execute(ctx.db);
}

/** Keeps those here whose turn it is, and nobody else: whoever had it before leaves. */
export async function keepPresence(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  await sql`
    update profiles set last_seen_at = ${now}::timestamptz - queue.place * interval '20 seconds'
    from ${queue(now)} queue
    where queue.id = profiles.id and queue.place <= ${here}
      and profiles.last_seen_at < ${after(now, -4 * minute)}`.execute(ctx.db);
}
