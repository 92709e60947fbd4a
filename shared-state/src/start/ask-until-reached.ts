import { once } from '../api/request.ts';
import { backoff } from '../live/backoff.ts';
import { connection } from '../stores/connection.ts';
import { session } from '../stores/session.ts';

/**
 * While nobody answers who this is is asked now and then, so that the page learns of it when somebody
 * does, also where nobody touches it. Until the returned function is called.
 */
export function askUntilReached(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;

  function ask(attempt: number): void {
    const { online, reachable } = connection.getState();
    // Without a network the browser says when there is one.
    if (reachable || !online) return;
    once(session.load)
      .catch(() => {})
      .finally(() => next(attempt + 1));
  }

  function next(attempt: number): void {
    clearTimeout(timer);
    if (!isOver) timer = setTimeout(() => ask(attempt), backoff(attempt));
  }

  const stop = connection.subscribe(({ online, reachable }, before) => {
    if (reachable) return clearTimeout(timer);
    if (online && !before.online) ask(0);
    else if (before.reachable) next(0);
  });
  return () => {
    isOver = true;
    stop();
    clearTimeout(timer);
  };
}
