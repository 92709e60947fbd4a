import { household, neighbours } from '../reports/client-address.ts';

/** How many may be in at once. A household is an address, or a whole network of IPv6. */
export interface Limits {
  inAll: number;
  perHousehold: number;
  perNeighbours: number;
}

/** Gives a place to a client at an address. */
export interface Places {
  /** Leaves the place again, called once; or why there is none. */
  take(address: string): (() => void) | 'full' | 'too many';
}

function counter(most: number) {
  const counts = new Map<string, number>();
  const change = (key: string, by: number) => {
    const count = (counts.get(key) ?? 0) + by;
    if (count > 0) counts.set(key, count);
    else counts.delete(key);
  };
  return {
    isFull: (key: string) => (counts.get(key) ?? 0) >= most,
    enter(key: string) {
      change(key, 1);
      return () => change(key, -1);
    },
  };
}

/** Places that few cannot take from all: neither an address nor those next to it get many. */
export function placesFor({ inAll, perHousehold, perNeighbours }: Limits): Places {
  const all = counter(inAll);
  const households = counter(perHousehold);
  const streets = counter(perNeighbours);
  return {
    take(address) {
      const home = household(address);
      const street = neighbours(address);
      if (households.isFull(home) || streets.isFull(street)) return 'too many';
      if (all.isFull('')) return 'full';
      const leaves = [all.enter(''), households.enter(home), streets.enter(street)];
      return () => {
        for (const leave of leaves) leave();
      };
    },
  };
}
