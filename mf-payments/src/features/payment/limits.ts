import type { MethodOffer } from '@afterglow/shared-state';

export interface Limit {
  kind: 'from' | 'upTo';
  amount: number;
}

/** The limit of a method that an amount is beyond; what costs nothing can be had by any. */
export function limitBeyond(
  { min_amount, max_amount }: MethodOffer,
  amount: number,
): Limit | undefined {
  if (amount === 0) return undefined;
  if (min_amount && amount < min_amount) return { kind: 'from', amount: min_amount };
  if (max_amount && amount > max_amount) return { kind: 'upTo', amount: max_amount };
  return undefined;
}
