interface Turn {
  /** Another tab has led before and is gone. */
  takesOver: boolean;
}

/**
 * Runs `lead` in one tab of the browser at a time; another tab takes over when it goes away.
 * `lead` returns how to stop. Without Web Locks every tab leads for itself.
 *
 * @param name what is led; each has a leader of its own
 */
export function whileLeading(name: string, lead: (turn: Turn) => () => void): () => void {
  if (!navigator.locks) return lead({ takesOver: false });
  const { locks } = navigator;
  const ended = new AbortController();

  function hold(turn: Turn): Promise<void> | undefined {
    if (ended.signal.aborted) return;
    const stop = lead(turn);
    return new Promise((resolve) => {
      ended.signal.addEventListener('abort', () => {
        stop();
        resolve();
      });
    });
  }

  async function takeTurn(): Promise<void> {
    let isTaken = false;
    await locks.request(name, { ifAvailable: true }, (lock) => {
      isTaken = lock === null;
      return lock ? hold({ takesOver: false }) : undefined;
    });
    if (!isTaken || ended.signal.aborted) return;
    await locks.request(name, { signal: ended.signal }, () => hold({ takesOver: true }));
  }

  takeTurn().catch(() => {
    // Stopped while it was still waiting for its turn.
  });
  return () => ended.abort();
}
