import type { Package as PlainPackage } from '@afterglow/shared-state';

/** A bundle of credits at the price that this member pays. */
export interface Package extends PlainPackage {
  /** The code the member typed, where it makes this price. */
  code?: string;
  /** The same package without that code. */
  otherwise?: PlainPackage;
}

/** How many percent a credit costs less than in the smallest package, or 0. */
export function cheaper(one: Package, all: readonly Package[]): number {
  const smallest = all.reduce((least, next) => (next.credits < least.credits ? next : least), one);
  const price = ({ amount, credits }: Package) => amount / credits;
  return Math.max(0, Math.round(100 * (1 - price(one) / price(smallest))));
}

/** The package to start with: the one asked for, else the popular one, else the first. */
export function preselected(all: readonly Package[], wanted: string | null): Package | undefined {
  return all.find(({ id }) => id === wanted) ?? all.find(({ popular }) => popular) ?? all[0];
}
