import type { Context } from '../platform/context.ts';
import type { Trx } from '../platform/database.ts';
import { ApiError } from '../platform/errors.ts';
import { newId } from '../platform/random.ts';
import { checkOrder, type NewOrder } from './check-order.ts';
import { redeem } from './claim-code.ts';
import type { Buyer } from './discount.ts';
import type { Offer } from './methods/methods-in.ts';
import { requireNoneSince } from './open-order.ts';
import { settleIn } from './settle.ts';

/** Who takes the money, and by what. */
interface Way {
  provider: string;
  offers: Offer[];
}

/**
 * Writes down an order; one that costs nothing is complete at once. Returns the payment's id. `instead`
 * are the open orders that its buyer gives up for it; a page that does not say has none. Throws what
 * `checkOrder` does, and 409 for an order that was made at the same instant.
 */
export async function createPayment(
  ctx: Context,
  trx: Trx,
  buyer: Buyer,
  { provider, offers }: Way,
  order: NewOrder & { instead: string[] | undefined },
): Promise<string> {
  if (order.instead) await requireNoneSince(trx, buyer.id, order.instead);
  const checked = await checkOrder(ctx, trx, buyer, offers, order, 'all');
  const { row, waiver, price, discount, discount_amount } = checked;
  const id = newId(ctx.random);
  const now = ctx.clock.now();
  await trx
    .insertInto('payments')
    .values({
      id,
      user_id: buyer.id,
      site_id: buyer.siteId,
      package_id: row.id,
      country: buyer.country,
      ...price,
      discount_amount,
      discount_code_id: discount?.id ?? null,
      credits: row.credits,
      method: order.paymentmethod,
      bank: order.bank ?? null,
      provider,
      ...waiver,
      refund_days: order.consent.days,
      created_at: now,
      updated_at: now,
    })
    .execute();
  const isRedeemed =
    !discount || (await redeem(ctx, trx, { discount, user_id: buyer.id, payment_id: id }));
  if (!isRedeemed) throw new ApiError(410, 'already_used');
  if (discount_amount === row.amount)
    await settleIn(ctx, trx, { payment: id, status: 'completed' });
  return id;
}
