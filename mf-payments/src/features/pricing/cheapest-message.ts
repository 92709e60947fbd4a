import type { Package } from '../packages/package.ts';

/** What a message costs at least, in minor units, with the packages on sale. */
export function cheapestMessage(packages: readonly Package[]) {
  const [least] = packages.toSorted((one, other) => one.message_amount - other.message_amount);
  return least && { costs: least.message_amount, currency: least.currency };
}
