import { sql } from 'kysely';
import { after, hour } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';

/** A number from 0 to 1 of each member, another one whenever `salt` changes. */
const chance = (salt: string) =>
  sql<number>`((hashtext(id || ${salt})::bigint & 2147483647) / 2147483647.0)`;

/** Some demo members are here now, most were during the last days, a few long ago. */
export async function spreadPresence(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  const here = 0.12;
  const luck = chance(now.toISOString().slice(0, 10));
  await sql`
    update profiles set last_seen_at = ${now}::timestamptz - case
      when ${luck} < ${here}::float8 then ${luck} * interval '50 minutes'
      else interval '12 minutes' + power(${luck} - ${here}::float8, 3) * interval '25 days'
    end
    where fictional`.execute(ctx.db);
}

/** Brings some back: others every hour, so that there is always somebody online. */
export async function keepPresence(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  const luck = chance(now.toISOString().slice(0, 13));
  await sql`
    update profiles set last_seen_at = ${now}::timestamptz - ${luck} * interval '30 minutes'
    where fictional and ${luck} < 0.08 and last_seen_at < ${after(now, -hour / 12)}`.execute(
    ctx.db,
  );
}
