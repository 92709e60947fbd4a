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

interface Order {
  country: string;
  currency: string;
  amount: number;
  method?: string;
}

/** Why a discount may not be taken on an order; null when it may. */
export function misfit(discount: Discount, order: Order) {
  const { paymentmethods, minimum_order_value: minimum } = discount;
  if (discount.country && discount.country !== order.country) return 'other_country';
  if (discount.currency && discount.currency !== order.currency) return 'other_country';
  if (minimum !== null && order.amount < minimum) return 'too_little';
  const limited = paymentmethods as string[];
  const fits = limited.length === 0 || !order.method || limited.includes(order.method);
  return fits ? null : 'other_method';
}
