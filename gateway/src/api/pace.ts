/** So many at once, and so many more every second. */
export interface Limit {
  burst: number;
  perSecond: number;
}

/** Keys remembered at most; a flood of them must not fill the memory. */
const most = 50_000;

interface Bucket {
  left: number;
  at: number;
}

/** How quickly anybody may ask; kept in memory, since it guards no more than this process. */
export interface Pace {
  /** Takes one from what `key` has left; false when there is none. */
  take(key: string, now?: number): boolean;
}

/** Whoever is remembered longest goes first: a key that comes back later begins anew. */
export function paceOf({ burst, perSecond }: Limit): Pace {
  const buckets = new Map<string, Bucket>();
  return {
    take(key, now = performance.now()) {
      const before = buckets.get(key) ?? { left: burst, at: now };
      const left = Math.min(burst, before.left + ((now - before.at) / 1000) * perSecond);
      buckets.delete(key);
      buckets.set(key, { left: left >= 1 ? left - 1 : left, at: now });
      const [oldest] = buckets.keys();
      if (buckets.size > most && oldest !== undefined) buckets.delete(oldest);
      return left >= 1;
    },
  };
}
