import type { DiscountCode, PaymentMethod } from '@afterglow/shared-state';
import type { Package } from '../packages/package.ts';

/** The package as it costs with this way to pay: some typed codes are for some ways only. */
export function priceWith(
  one: Package,
  typed: DiscountCode | null,
  method: PaymentMethod | null,
): Package {
  if (!one.code || !one.otherwise || !typed || !method) return one;
  const isForAll = typed.paymentmethods.length === 0;
  return isForAll || typed.paymentmethods.includes(method) ? one : one.otherwise;
}
