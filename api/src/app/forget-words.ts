import { sql } from 'kysely';
import { after, day } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';

/** As the reports are that most of them are about. */
const keptDays = 2 * 365;

/** Takes out why operators did something two years ago, and what they answered; what they did stays. */
export async function forgetWords(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  await sql`update operator_acts
    set why = '-', given = given - 'text', words_key = null, words_gone_at = ${now}
    where words_gone_at is null and created_at <= ${after(now, -keptDays * day)}`.execute(ctx.db);
}
