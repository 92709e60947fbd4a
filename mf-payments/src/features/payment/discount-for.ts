import type { DiscountCode } from '@afterglow/shared-state';
import type { Package } from '../packages/package.ts';
import type { Method } from './payment.ts';

/** Some codes are for some ways to pay only. */
export function isFor(code: DiscountCode | null, method: Method | null): boolean {
  if (!code || !method || code.paymentmethods.length === 0) return true;
  return code.paymentmethods.includes(method);
}

/** The package without any reduction. */
export function atRegularPrice(one: Package): Package {
  return { ...one, amount: one.regular_amount, discount_percentage: 0 };
}
