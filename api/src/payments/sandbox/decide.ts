import type { ExpressionBuilder } from 'kysely';
import { after, second } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Db, Tables } from '../../platform/database.ts';
import { newId } from '../../platform/random.ts';

export const deliveries = ['now', 'late', 'twice', 'reordered', 'none'] as const;
export type Delivery = (typeof deliveries)[number];

const late = 15 * second;

/** What may happen to a payment, by what it is before. */
export const outcomes = {
  pay: { from: ['open', 'pending'], set: { status: 'completed' } },
  fail: { from: ['open', 'pending'], set: { status: 'failed' } },
  cancel: { from: ['open', 'pending'], set: { status: 'cancelled' } },
  pending: { from: ['open', 'pending'], set: { status: 'pending' } },
  expire: { from: ['open', 'pending'], set: { status: 'expired' } },
  // A transfer that was on its way when everybody had given up on it.
  after_all: { from: ['failed', 'cancelled', 'expired'], set: { status: 'completed' } },
  refund: { from: ['completed'], set: (eb: Eb) => ({ refunded: allBut(eb, 'charged_back') }) },
  charge_back: { from: ['completed'], set: (eb: Eb) => ({ charged_back: allBut(eb, 'refunded') }) },
} as const;
export type Outcome = keyof typeof outcomes;

type Eb = ExpressionBuilder<Tables, 'sandbox_payments'>;
/** All that has not gone back the other way; said twice it is the same. */
const allBut = (eb: Eb, gone: 'refunded' | 'charged_back') => eb('amount', '-', eb.ref(gone));

/**
 * Changes a payment in the sandbox's books and plans its notice. Returns false when that cannot
 * happen to it any more: nothing changes then.
 */
export function decide(
  ctx: Context,
  ref: string,
  outcome: Outcome,
  delivery: Delivery,
): Promise<boolean> {
  const { from, set } = outcomes[outcome];
  return ctx.db.transaction().execute(async (trx) => {
    const changed = await trx
      .updateTable('sandbox_payments')
      .set(set)
      .where('ref', '=', ref)
      .where('status', 'in', from)
      .returning('ref')
      .executeTakeFirst();
    if (!changed) return false;
    const event_id = newId(ctx.random);
    for (const pause of pauses[delivery]) await plan(ctx, trx, ref, event_id, pause);
    // The notice of something before, which overtakes nothing any more.
    if (delivery === 'reordered') await plan(ctx, trx, ref, newId(ctx.random), late);
    return true;
  });
}

/** When copies of the notice are sent. */
const pauses: Record<Delivery, number[]> = {
  now: [0],
  late: [late],
  twice: [0, 0],
  reordered: [0],
  none: [],
};

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
