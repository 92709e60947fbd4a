import type { Context } from '../platform/context.ts';
import { type Buyer, firstPurchaseDiscount, firstSlot } from './discount.ts';
import type { PaymentRow } from './payment-view.ts';

export interface HoldingOrder {
  payment: PaymentRow;
  /** What comes off again once the order is called off or fails. */
  percentage: number;
}

/** The order on its way that the discount on the first purchase is in; null where none is kept by one. */
export async function holdingOrder(ctx: Context, buyer: Buyer): Promise<HoldingOrder | null> {
  const payment = await ctx.db
    .selectFrom('payments')
    .innerJoin('discount_redemptions', 'discount_redemptions.payment_id', 'payments.id')
    .selectAll('payments')
    .where('slot', '=', firstSlot(buyer.id))
    .where('payments.status', '=', 'pending')
    .executeTakeFirst();
  if (!payment) return null;
  const known = await firstPurchaseDiscount(ctx, ctx.db, buyer);
  return known?.isHeld ? { payment, percentage: known.discount.percentage } : null;
}
