import { sql } from 'kysely';
import { after, day } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';

/** As the page on privacy says. */
const keptDays = 2 * 365;

/** Deletes reports that were decided two years ago, and what was said against it. */
export async function forgetDecided(ctx: Context): Promise<void> {
  const before = after(ctx.clock.now(), -keptDays * day);
  await sql`delete from appeals a using reports r
    where r.id = a.report_id and r.decided_at < ${before}`.execute(ctx.db);
  await sql`delete from reports r where r.decided_at < ${before} and (r.reporter_id is null or
    not exists (select from photos where id = r.photo_id)
    and not exists (select from messages where id = r.message_id))`.execute(ctx.db);
  // The reporter still does not see that photo or message: this is all that the row says from here on.
  await sql`update reports
    set reason = 'other', remarks = '', status = 'dismissed', measure = null, decided_by = null
    where decided_at < ${before} and decided_by is not null`.execute(ctx.db);
}
