import { backoff } from '../api/backoff.ts';

/** What brings news comes after the page: visitors have none. */
const live = () => import(/* webpackChunkName: "live" */ './start-live.ts');

/**
 * Begins to bring a member's news as soon as what brings them is here.
 *
 * @param since from when on the page may know nothing of them, in milliseconds of the server's clock
 * @returns how to stop, or to call it off
 */
export function startLiveLater(since?: number): () => void {
  let isOver = false;
  let stop = () => {};
  let retry: ReturnType<typeof setTimeout> | undefined;
  const start = (attempt: number): Promise<void> =>
    live().then(
      ({ startLive }) => {
        if (!isOver) stop = startLive(since);
      },
      () => {
        if (!isOver) retry = setTimeout(() => start(attempt + 1), backoff(attempt));
      },
    );
  void start(0);
  return () => {
    isOver = true;
    clearTimeout(retry);
    stop();
  };
}
