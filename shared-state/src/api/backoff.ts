const firstMs = 1000;
const longestMs = 60_000;

/**
 * Waiting time before attempt n (from 0) to reach the server again: from a second up to a limit that
 * doubles to a minute, spread evenly, so that those who lost it together do not come back together.
 */
export function backoff(attempt: number, random = Math.random): number {
  const limit = Math.min(firstMs * 2 ** (attempt + 1), longestMs);
  return firstMs + (limit - firstMs) * random();
}

/**
 * How long whoever has the server back waits before fetching what was missed: not at all after a
 * moment, else at most as long as it was away, and a minute.
 */
export function catchUpDelay(awayMs: number, random = Math.random): number {
  return awayMs < 5000 ? 0 : Math.min(awayMs, longestMs) * random();
}
