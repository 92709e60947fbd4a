import { holdRow } from '../../identity/hold-account.ts';
import { after, day } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database.ts';
import { forEachAlone } from '../../platform/loops.ts';
import { eraseMember } from './erase-member.ts';

const keptDays = 30;

/**
 * Erases accounts whose address nobody confirmed and that nobody uses. The address may be that of
 * somebody who never came here, and knows of it by one mail only. Who has an order keeps their account.
 */
export async function eraseUnconfirmed(ctx: Context, stop?: AbortSignal): Promise<void> {
  const before = after(ctx.clock.now(), -keptDays * day);
  const due = await forgotten(ctx, ctx.db, before).execute();
  await forEachAlone(
    due,
    ({ id }) =>
      ctx.db.transaction().execute(async (trx) => {
        await holdRow(trx, id);
        // Whoever confirms it, or comes back, just now is left alone.
        if (!(await forgotten(ctx, trx, before).where('u.id', '=', id).executeTakeFirst())) return;
        await trx
          .updateTable('users')
          .set({ status: 'deleted', deletion_requested_at: before })
          .where('id', '=', id)
          .execute();
        await eraseMember(ctx, trx, id, before);
      }),
    stop,
  );
}

function forgotten(ctx: Context, db: Db, before: Date) {
  return (
    db
      .selectFrom('users as u')
      .innerJoin('profiles as p', 'p.id', 'u.id')
      .select('u.id')
      .where('u.status', '=', 'not_confirmed')
      .where('u.signup_date', '<', before)
      .where('p.last_seen_at', '<', before)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('payments').select('id').whereRef('user_id', '=', 'u.id'))),
      )
      // Of a login the profile tells minutes later.
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('sessions')
              .select('id')
              .whereRef('user_id', '=', 'u.id')
              .where('expires_at', '>', ctx.clock.now()),
          ),
        ),
      )
  );
}
