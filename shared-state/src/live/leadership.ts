/**
 * Runs `lead` in one tab of the browser at a time; another tab takes over when it goes away.
 * `lead` returns how to stop. Without Web Locks every tab leads for itself.
 */
export function whileLeading(lead: () => () => void): () => void {
  if (!navigator.locks) return lead();
  const ended = new AbortController();
  navigator.locks
    .request('afterglow-live', { signal: ended.signal }, () => {
      const stop = lead();
      return new Promise<void>((resolve) => {
        ended.signal.addEventListener('abort', () => {
          stop();
          resolve();
        });
      });
    })
    .catch(() => {
      // Stopped while it was still waiting for its turn.
    });
  return () => ended.abort();
}
