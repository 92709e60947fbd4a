import { backoff } from '../api/backoff.ts';
import { callEnded } from './outcomes.ts';

/**
 * Tells whether anybody answers, as calls end. While nobody answers one is made now and then, so that the page learns of it
 * when somebody does, also where nobody touches it. It comes with what makes calls: by then there is no
 * network to load it over.
 *
 * @param ask makes a small call, and says that it ended
 */
export function reachTeller(ask: () => Promise<unknown>): (isReached: boolean) => void {
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
    isLost = !isReached;
    if (isReached) {
      clearTimeout(timer);
      timer = undefined;
      attempt = 0;
    } else {
      timer ??= setTimeout(again, backoff(attempt++));
    }
    callEnded(isReached);
  };
}
