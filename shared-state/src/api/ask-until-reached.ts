import { backoff } from './backoff.ts';

/**
 * A network may be there and lead nowhere. Then it is said that there is none, as browsers say it, by
 * `offline` and `online` of the window; and one call is made now and then, so that a page that nobody
 * touches learns of it when somebody answers. It comes with what makes calls: by then there is no network
 * to load it over.
 *
 * @param ask makes a small call
 * @returns to be told of each call that ends, whether anybody answered
 */
export function askUntilReached(ask: () => Promise<unknown>): (isReached: boolean) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLost = false;
  let attempt = 0;

  function again(): void {
    clearTimeout(timer);
    timer = undefined;
    // Without a network the browser says when there is one.
    if (isLost && navigator.onLine) void ask().catch(() => {});
  }

  window.addEventListener('online', again);
  return (isReached) => {
    const wasLost = isLost;
    isLost = !isReached;
    if (isLost) timer ??= setTimeout(again, backoff(attempt++));
    else if (wasLost) attempt = 0;
    // Once more as long as nobody answers: meanwhile the browser may have told of another network.
    if (wasLost || isLost) window.dispatchEvent(new Event(isLost ? 'offline' : 'online'));
  };
}
