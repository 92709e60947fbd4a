import type { Method } from './method.ts';
import { type Limits, methodTable } from './table.ts';

/** What may be paid with a method there, in minor units; undefined where it cannot be used at all. */
export function limitsOf(
  method: Method,
  { country, currency }: { country: string; currency: string },
): Limits | undefined {
  const { countries, amounts } = methodTable[method];
  if (countries !== 'all' && !countries.includes(country)) return undefined;
  return amounts === 'all' ? [1, null] : amounts[currency];
}

/** The amounts that both allow. */
export function within([min, max]: Limits, [otherMin, otherMax]: Limits): Limits {
  const largest = [max, otherMax].filter((one) => one !== null);
  return [Math.max(min, otherMin), largest.length > 0 ? Math.min(...largest) : null];
}

/** Why an amount cannot be paid that way. What costs nothing can be had by any. */
export function outside(
  { min, max }: { min: number; max: number | null },
  amount: number,
): 'amount_too_small' | 'amount_too_large' | undefined {
  if (amount === 0) return undefined;
  if (amount < min) return 'amount_too_small';
  return max !== null && amount > max ? 'amount_too_large' : undefined;
}
