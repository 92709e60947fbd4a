import { after, hour, minute } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import type { Trx } from '../platform/database.ts';
import { forEachAlone } from '../platform/loops.ts';
import { newId } from '../platform/random.ts';
import { noteMatter } from './matters.ts';
import { providerNamed } from './providers.ts';
import type { RefundCause } from './tables.ts';

interface Wanted {
  payment: { id: string };
  cause: RefundCause;
  ref: string;
  amount: number;
  currency: string;
}

/**
 * Writes down that money goes back, once per cause; false when it was. It is sent when this commits, by
 * the loop.
 */
export async function wantRefund(ctx: Context, trx: Trx, wanted: Wanted): Promise<boolean> {
  const { payment, cause, ref, amount, currency } = wanted;
  const now = ctx.clock.now();
  const times = { created_at: now, next_attempt_at: now };
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('payment_refunds')
    .values({
      ...times,
      id: newId(ctx.random),
      payment_id: payment.id,
      provider_ref: ref,
      amount,
      currency,
      cause,
    })
    .onConflict((on) => on.columns(['payment_id', 'provider_ref', 'cause']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows !== 0n;
}

/** After so many refusals somebody has to look; it goes on being tried. */
const attemptsUntilTold = 5;
const longestPause = 6 * hour;

/** Until the next try, after so many. */
export const pauseAfter = (attempts: number) =>
  Math.min(longestPause, (minute * 2 ** attempts) / 2);

/** Sends the refunds that are due. The refund's id makes a repeated one the same at the provider. */
export async function sendRefunds(ctx: Context): Promise<void> {
  await forEachAlone(await takeDue(ctx), async (refund) => {
    const { id, provider_ref: ref, amount, currency, payment_id } = refund;
    const payment = await ctx.db
      .selectFrom('payments')
      .select(['id', 'provider', 'amount', 'currency', 'provider_ref'])
      .where('id', '=', payment_id)
      .executeTakeFirstOrThrow();
    try {
      const provider = providerNamed(ctx, payment.provider);
      await provider.refund({ id, ref, amount, currency, description: payment_id });
    } catch (error) {
      if (refund.attempts >= attemptsUntilTold) {
        const money = { ref, amount, currency };
        await ctx.db
          .transaction()
          .execute((trx) => noteMatter(ctx, trx, payment, 'refund_failed', money, id));
      }
      throw error;
    }
    await ctx.db
      .updateTable('payment_refunds')
      .set({ sent_at: ctx.clock.now() })
      .where('id', '=', id)
      .execute();
  });
}

/** Puts the due ones off as it takes them: whoever else looks now does not send them as well. */
async function takeDue(ctx: Context) {
  const now = ctx.clock.now();
  return ctx.db.transaction().execute(async (trx) => {
    const due = await trx
      .selectFrom('payment_refunds')
      .selectAll()
      .where('sent_at', 'is', null)
      .where('next_attempt_at', '<=', now)
      .orderBy('next_attempt_at')
      .limit(20)
      .forUpdate()
      .skipLocked()
      .execute();
    for (const { id, attempts } of due) {
      await trx
        .updateTable('payment_refunds')
        .set({ attempts: attempts + 1, next_attempt_at: after(now, pauseAfter(attempts + 1)) })
        .where('id', '=', id)
        .execute();
    }
    return due.map((refund) => ({ ...refund, attempts: refund.attempts + 1 }));
  });
}
