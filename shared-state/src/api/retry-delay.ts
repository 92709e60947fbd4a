import type { AxiosError } from 'axios';
import { retryAfter } from 'axios-retry';

const firstMs = 150;
const longestMs = 4000;

/**
 * Milliseconds before repeat n (from 1) of a call: anything up to a limit that doubles each time. All
 * who were refused in one moment come back spread over time, after what the server asked for.
 */
export function retryDelay(count: number, error?: AxiosError, random = Math.random): number {
  const limit = Math.min(firstMs * 2 ** count, longestMs);
  return (error ? retryAfter(error) : 0) + limit * random();
}
