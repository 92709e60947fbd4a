import type { Package } from './package.ts';

/** How many percent a credit costs less than in the smallest package, or 0. */
export function cheaper(one: Package, all: readonly Package[]): number {
  const smallest = all.reduce((least, next) => (next.credits < least.credits ? next : least), one);
  const price = ({ amount, credits }: Package) => amount / credits;
  return Math.max(0, Math.round(100 * (1 - price(one) / price(smallest))));
}
