import type { Context } from '../platform/context.ts';
import type { Trx } from '../platform/database.ts';
import { newId } from '../platform/random.ts';
import type { MatterKind } from './tables.ts';

interface Payment {
  id: string;
  amount: number;
  currency: string;
  provider_ref: string | null;
}

interface Money {
  ref: string;
  amount: number;
  currency: string;
}

/**
 * Tells the operator of a payment that did not go as asked: a line in the log, and a row that stays
 * until somebody has dealt with it (`operator payment list`). The same matter is told once: false from then on.
 */
export async function noteMatter(
  ctx: Context,
  trx: Trx,
  payment: Payment,
  kind: MatterKind,
  money: Money = { ...payment, ref: payment.provider_ref ?? '' },
  about = money.ref,
): Promise<boolean> {
  const { amount, currency, ref } = money;
  const payment_id = payment.id;
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('payment_matters')
    .values({
      id: newId(ctx.random),
      payment_id,
      kind,
      about,
      amount,
      currency,
      created_at: ctx.clock.now(),
    })
    .onConflict((on) => on.columns(['payment_id', 'kind', 'about']).doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 0n) return false;
  ctx.log.error({ payment: payment_id, matter: kind, ref, amount, currency }, 'payment matter');
  return true;
}
