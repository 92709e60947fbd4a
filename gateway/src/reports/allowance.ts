import { household } from './client-address.ts';

/** How often an address may do something, per minute; of IPv6 the network that a household has. */
export interface Allowance {
  /** Takes one from the allowance of `address`; false when it is used up. */
  take(address: string, now?: number): boolean;
}

/** Households remembered at most; a flood of them must not fill the memory. */
const most = 50_000;

/** Counts per address in minutes of the clock. */
export function allowanceOf(perMinute: number): Allowance {
  let minute = 0;
  const used = new Map<string, number>();
  return {
    take(address, now = Date.now()) {
      const current = Math.floor(now / 60_000);
      if (current !== minute) used.clear();
      minute = current;
      const home = household(address);
      const count = used.get(home) ?? 0;
      if (count >= perMinute || (count === 0 && used.size >= most)) return false;
      used.set(home, count + 1);
      return true;
    },
  };
}
