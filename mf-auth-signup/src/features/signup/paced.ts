/**
 * Shows steps one after the other, each for at least `pause` milliseconds: the server is often
 * done with all four before an eye has read the first.
 */
export function paced<T>(show: (step: T) => void, pause: number) {
  let shown: Promise<void> = Promise.resolve();
  return {
    show(step: T): void {
      shown = shown.then(() => {
        show(step);
        return new Promise((resolve) => setTimeout(resolve, pause));
      });
    },
    /** Resolves when the last step has had its time. */
    finished: () => shown,
  };
}
