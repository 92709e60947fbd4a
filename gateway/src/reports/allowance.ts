/** How often an address may do something, per minute. */
export interface Allowance {
  /** Takes one from the allowance of `address`; false when it is used up. */
  take(address: string, now?: number): boolean;
}

/** Addresses remembered at most; a flood of addresses must not fill the memory. */
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
      const count = used.get(address) ?? 0;
      if (count >= perMinute || (count === 0 && used.size >= most)) return false;
      used.set(address, count + 1);
      return true;
    },
  };
}
