import type { Static } from 'typebox';
import { after, day } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database.ts';
import type { PaymentRow } from '../payment-view.ts';
import { endsPremium } from './ends-premium.ts';
import type { Withdrawal } from './schemas.ts';
import { priceOf, unusedOf } from './unused.ts';

type Offer = Static<typeof Withdrawal>;

/** Nowhere do more days come in a row on which nobody works: those around Easter or Christmas. */
const mostRest = 5 * day;

/** What a buyer gets back for the unused credits of an order, or why nothing; or what went back. */
export async function withdrawalOf(
  ctx: Context,
  db: Db,
  payment: PaymentRow,
  daysOfSite: number,
): Promise<Offer> {
  // What was said with the order holds, whatever the site has come to say since.
  const days = Math.max(daysOfSite, payment.refund_days ?? 0);
  const until = after(payment.completed_at ?? payment.created_at, days * day);
  const { id, amount: paid, credits, currency } = payment;
  const order = {
    ...{ payment_id: id, paid, credits, currency },
    ...{ until: until.toISOString(), ordered_at: payment.created_at.toISOString() },
  };
  const done = await doneOf(db, id);
  if (done) return { ...order, ...done, ends_premium: false, state: 'done' };
  const unused = payment.status === 'completed' ? await unusedOf(db, payment) : 0;
  const amount = priceOf(payment, unused);
  // The right lasts as long as its last day, which ends within 24 hours wherever the buyer is; where that is
  // a Saturday, a Sunday or a holiday, as the next working day (Regulation 1182/71, article 3).
  const isLate = ctx.clock.now() > after(until, day + mostRest);
  const state = isLate ? 'late' : amount > 0 ? 'possible' : 'nothing';
  const ends_premium = state === 'possible' && (await endsPremium(db, payment, amount));
  return { ...order, unused, amount, ends_premium, state };
}

async function doneOf(db: Db, payment_id: string) {
  const row = await db
    .selectFrom('payment_refunds')
    .innerJoin('credit_entries', (on) =>
      on
        .onRef('credit_entries.reference', '=', 'payment_id')
        .on('credit_entries.cause', '=', 'withdrawal'),
    )
    .select(['payment_refunds.amount', 'credit_entries.amount as credits'])
    .where('payment_id', '=', payment_id)
    .where('payment_refunds.cause', '=', 'withdrawal')
    .executeTakeFirst();
  return row && { amount: row.amount, unused: -row.credits };
}
