import { holdLock } from '../browser/hold-lock.ts';

interface Turn {
  /** Another tab has led before, and is gone or asleep. */
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
  const ended = new AbortController();

  async function hold(turn: Turn, lost: AbortSignal): Promise<void> {
    if (ended.signal.aborted) return;
    const stop = lead(turn);
    await new Promise<void>((resolve) => {
      const signals = [ended.signal, lost];
      function end(): void {
        for (const signal of signals) signal.removeEventListener('abort', end);
        stop();
        resolve();
      }
      for (const signal of signals) signal.addEventListener('abort', end);
    });
  }

  async function takeTurns(): Promise<void> {
    while (!ended.signal.aborted) {
      await holdLock(name, ended.signal, ({ waited, lost }) => hold({ takesOver: waited }, lost));
    }
  }

  takeTurns().catch(() => {
    // Stopped while it was still waiting for its turn.
  });
  return () => ended.abort();
}
