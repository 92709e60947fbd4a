import { after, day } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { forEachAlone } from '../../platform/loops.ts';
import { eraseMember } from './erase-member.ts';

/** As long as a session lasts: nobody is logged in any more either. */
const keptDays = 30;
const atOnce = 100;

/**
 * Erases accounts whose address nobody confirmed and that nobody uses. The address may be that of
 * somebody who never came here, and knows of it by one mail only. Who has an order keeps their account.
 */
export async function eraseUnconfirmed(ctx: Context): Promise<void> {
  const before = after(ctx.clock.now(), -keptDays * day);
  const forgotten = ctx.db
    .selectFrom('users as u')
    .innerJoin('profiles as p', 'p.id', 'u.id')
    .select('u.id')
    .where('u.status', '=', 'not_confirmed')
    .where('u.signup_date', '<', before)
    .where('p.last_seen_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('payments').select('id').whereRef('user_id', '=', 'u.id'))),
    );
  const due = await forgotten.limit(atOnce).execute();
  await forEachAlone(due, ({ id }) =>
    ctx.db.transaction().execute(async (trx) => {
      // Whoever confirms it just now, or has ended it, is left alone.
      await trx
        .updateTable('users')
        .set({ status: 'deleted', deletion_requested_at: before })
        .where('id', '=', id)
        .where('status', '=', 'not_confirmed')
        .execute();
      await eraseMember(ctx, trx, id, before);
    }),
  );
}
