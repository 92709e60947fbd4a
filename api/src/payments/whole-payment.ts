import type { Static } from 'typebox';
import { second } from '../platform/clock.ts';
import type { Db } from '../platform/database.ts';
import { type PaymentRow, viewPayment } from './payment-view.ts';
import type { Payment } from './schemas.ts';
import { viewWaiver } from './waiver/waiver.ts';

/** A payment with what its own page tells besides. */
export async function wholePayment(db: Db, payment: PaymentRow): Promise<Static<typeof Payment>> {
  return {
    ...viewPayment(payment),
    waiver: viewWaiver(payment),
    made_premium: await madePremium(db, payment),
    sent_back: await sentBack(db, payment),
  };
}

/** Both are written in one transaction, at two looks at the clock. */
async function madePremium(db: Db, { user_id, completed_at }: PaymentRow): Promise<boolean> {
  const { premium_since } = await db
    .selectFrom('users')
    .select('premium_since')
    .where('id', '=', user_id)
    .executeTakeFirstOrThrow();
  if (!completed_at || !premium_since) return false;
  return Math.abs(premium_since.getTime() - completed_at.getTime()) < second;
}

/** Of an order that is paid a second payment is another matter. */
async function sentBack(db: Db, { id, status }: PaymentRow): Promise<number> {
  if (status === 'completed') return 0;
  const { amount } = await db
    .selectFrom('payment_refunds')
    .select(({ fn }) => fn.sum<string | null>('amount').as('amount'))
    .where('payment_id', '=', id)
    .executeTakeFirstOrThrow();
  return Number(amount);
}
