import type { Static } from 'typebox';
import { second } from '../platform/clock.ts';
import type { Db } from '../platform/database.ts';
import { type PaymentRow, viewPayment } from './payment-view.ts';
import type { Payment } from './schemas.ts';
import { viewWaiver } from './waiver/waiver.ts';

/** A payment with what its own page tells besides. */
export async function wholePayment(db: Db, payment: PaymentRow): Promise<Static<typeof Payment>> {
  const back = await sentBack(db, payment);
  return {
    ...viewPayment(payment),
    waiver: viewWaiver(payment),
    made_premium: await madePremium(db, payment),
    sent_back: back?.amount ?? 0,
    ...(back && { sent_back_currency: back.currency }),
  };
}

/** Both are the same moment; of payments of before they were two looks at the clock. */
async function madePremium(db: Db, { user_id, completed_at }: PaymentRow): Promise<boolean> {
  const { premium_since } = await db
    .selectFrom('users')
    .select('premium_since')
    .where('id', '=', user_id)
    .executeTakeFirstOrThrow();
  if (!completed_at || !premium_since) return false;
  return Math.abs(premium_since.getTime() - completed_at.getTime()) < second;
}

/** As it came, which may be in another currency. Of an order that is paid a second payment is another matter. */
async function sentBack(db: Db, { id, status }: PaymentRow) {
  if (status === 'completed') return undefined;
  const newest = await db
    .selectFrom('payment_refunds')
    .select(({ fn }) => ['currency', fn.sum<string>('amount').as('amount')])
    .where('payment_id', '=', id)
    .groupBy('currency')
    .orderBy(({ fn }) => fn.max('created_at'), 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest && { amount: Number(newest.amount), currency: newest.currency };
}
