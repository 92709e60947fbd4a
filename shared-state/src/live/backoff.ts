const firstMs = 1000;
const longestMs = 60_000;

/** Waiting time before attempt n (from 0): doubles up to a minute, spread so that clients do not come at once. */
export function backoff(attempt: number, random = Math.random): number {
  const ceiling = Math.min(firstMs * 2 ** attempt, longestMs);
  return ceiling / 2 + (ceiling / 2) * random();
}
