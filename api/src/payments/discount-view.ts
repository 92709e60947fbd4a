import type { Static } from 'typebox';
import type { Discount } from './discount.ts';
import type { DiscountCode } from './schemas.ts';

/** A discount as the member's pages know it. */
export function viewDiscount(discount: Discount): Static<typeof DiscountCode> {
  return {
    code: discount.code,
    country: discount.country,
    user_id: discount.user_id,
    expires: discount.expires?.toISOString() ?? null,
    percentage: discount.percentage,
    value_percentage: discount.percentage,
    currency: discount.currency,
    minimum: discount.minimum_order_value,
    minimum_order_value: discount.minimum_order_value,
    status: 'active',
    validity: discount.validity,
    expired: false,
    paymentmethods: discount.paymentmethods,
  };
}

/** Whether a discount may be taken on an order: country, currency, smallest amount, method. */
export function appliesTo(
  discount: Discount,
  order: { country: string; currency: string; amount: number; method?: string },
): boolean {
  const { paymentmethods, minimum_order_value: minimum } = discount;
  if (discount.country && discount.country !== order.country) return false;
  if (discount.currency && discount.currency !== order.currency) return false;
  if (minimum !== null && order.amount < minimum) return false;
  const limited = paymentmethods as string[];
  return limited.length === 0 || order.method === undefined || limited.includes(order.method);
}
