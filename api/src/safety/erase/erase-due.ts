import { sql } from 'kysely';
import { dueBefore } from '../../account/deletion/days.ts';
import { after, day } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { forEachAlone } from '../../platform/loops.ts';
import { eraseMember } from './erase-member.ts';
import { eraseUnconfirmed } from './erase-unconfirmed.ts';
import { forgetBooks } from './forget-books.ts';
import { repeatErasures, tellErasures } from './repeat-erasures.ts';

/** So long may a bank ask for the mandate of a collection. */
const mandateDays = 14 * 31;

/**
 * Deletes what has had its time: accounts, mandates, books. What fails stops nothing else, so all that is
 * due is tried: of the first hundred alone, those that keep failing would leave no turn for the others.
 */
export async function eraseDue(ctx: Context, stop?: AbortSignal): Promise<void> {
  await forEachAlone(
    [repeatErasures, eraseAsked, eraseUnconfirmed, tellErasures, forgetMandates, forgetBooks],
    (work) => work(ctx, stop),
    stop,
  );
}

/** Erases who asked for it 14 days ago, each alone. */
async function eraseAsked(ctx: Context, stop?: AbortSignal): Promise<void> {
  const before = dueBefore(ctx.clock.now());
  const due = await ctx.db
    .selectFrom('users')
    .select('id')
    .where('status', '=', 'deleted')
    .where('deleted_at', 'is', null)
    .where('deletion_requested_at', '<=', before)
    .orderBy('deletion_requested_at')
    .execute();
  await forEachAlone(
    due,
    ({ id }) => ctx.db.transaction().execute((trx) => eraseMember(ctx, trx, id, before)),
    stop,
  );
}

/** The mandates of those who are gone, once no bank can ask for them any more. */
async function forgetMandates(ctx: Context): Promise<void> {
  const before = after(ctx.clock.now(), -mandateDays * day);
  await sql`delete from direct_debits d using payments p, users u
    where p.id = d.payment_id and u.id = p.user_id and u.deleted_at is not null
      and d.created_at < ${before}`.execute(ctx.db);
}
