/** What a look has left to do: nothing, or how long it waits for the next one, for a failure or for something else. */
export type Left = 'nothing' | 'failed' | { wait: number };

/** Milliseconds; a pause can be cut short. */
export type Pause = (ms: number, signal: AbortSignal) => Promise<void>;

export interface Lane {
  /** Looks until nothing is left to do; who asks meanwhile has the same turn. */
  run(): Promise<void>;
  /** There is something new: looks at once, even when it was waiting for its next try. */
  nudge(): void;
  /** Whether that was said after its last look. */
  isAsked(): boolean;
}

/** Milliseconds before the next try after a failure that may pass. */
const pauses = [1000, 2000, 4000, 8000, 15_000];

export function pauseFor(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** Does what `look` finds again and again, with longer and longer pauses after failures, until it is over. */
export function createLane(look: () => Promise<Left>, over: AbortSignal, pause: Pause): Lane {
  let running: Promise<void> | null = null;
  let isAsked = false;
  let waiting = new AbortController();
  over.addEventListener('abort', () => waiting.abort());

  async function lookOn(): Promise<void> {
    let failures = 0;
    while (!over.aborted) {
      isAsked = false;
      const left = await look();
      if (isAsked) continue;
      if (left === 'nothing' || over.aborted) return;
      waiting = new AbortController();
      if (left === 'failed') {
        await pause(pauses[Math.min(failures, pauses.length - 1)] ?? 0, waiting.signal);
        failures += 1;
      } else await pause(left.wait, waiting.signal);
    }
  }

  return {
    run() {
      running ??= lookOn().finally(() => {
        running = null;
      });
      return running;
    },
    nudge() {
      isAsked = true;
      waiting.abort();
    },
    isAsked: () => isAsked,
  };
}
