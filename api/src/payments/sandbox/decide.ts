import { after, second } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database.ts';
import { newId } from '../../platform/random.ts';
import type { PaymentStatus } from '../tables.ts';

export const deliveries = ['now', 'late', 'twice', 'none'] as const;
export type Delivery = (typeof deliveries)[number];

const late = 15 * second;

/**
 * Ends (or leaves pending) a payment in the sandbox's books and plans its notice. Returns false
 * when it had ended already: nothing changes then.
 */
export function decide(
  ctx: Context,
  ref: string,
  status: PaymentStatus,
  delivery: Delivery,
): Promise<boolean> {
  return ctx.db.transaction().execute(async (trx) => {
    const changed = await trx
      .updateTable('sandbox_payments')
      .set({ status })
      .where('ref', '=', ref)
      .where('status', 'in', ['open', 'pending'])
      .returning('ref')
      .executeTakeFirst();
    if (!changed) return false;
    const event_id = newId(ctx.random);
    const copies = { now: 1, late: 1, twice: 2, none: 0 }[delivery];
    for (let copy = 0; copy < copies; copy += 1) {
      await plan(ctx, trx, ref, event_id, delivery === 'late' ? late : 0);
    }
    return true;
  });
}

async function plan(
  ctx: Context,
  db: Db,
  ref: string,
  event_id: string,
  delay: number,
): Promise<void> {
  const due_at = after(ctx.clock.now(), delay);
  await db
    .insertInto('sandbox_webhooks')
    .values({ id: newId(ctx.random), event_id, ref, due_at })
    .execute();
}
