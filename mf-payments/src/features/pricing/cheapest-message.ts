import type { Package } from '../packages/package.ts';

interface Costs {
  costs: number;
  currency: string;
}

/**
 * What a message costs at least, in minor units: what the site says, or less where the reader's own
 * prices are lower.
 */
export function cheapestMessage(packages: readonly Package[], ofSite: Costs | undefined) {
  const own = packages.map(({ message_amount: costs, currency }) => ({ costs, currency }));
  return own.reduce((least, one) => (least && least.costs <= one.costs ? least : one), ofSite);
}
