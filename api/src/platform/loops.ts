import type { Log } from './log.ts';

export interface Loop {
  /** Does the work now; once more when it is being done already. */
  wake: () => void;
  /** No further turn; waits for the one that is running. */
  stop: () => Promise<void>;
}

type Work = (stopping: AbortSignal) => Promise<unknown>;

/**
 * Work that comes back by itself. What is to be done is read from the database each time, so
 * nothing is forgotten when the process ends, and two processes may do it.
 */
export class Loops {
  #log: Log;
  /** By loop, its name. */
  #all = new Map<Loop, string>();
  /** How often each failed in a row. */
  #failures = new Map<string, number>();
  #recoveries = 0;

  constructor(log: Log) {
    this.#log = log;
  }

  /**
   * Does `work` at once, and again `pause` milliseconds after it ended, until it is stopped. A turn
   * that fails is followed by the next one.
   */
  repeat(name: string, work: Work, pause: number): Loop {
    const stopping = new AbortController();
    const { signal } = stopping;
    let timer: NodeJS.Timeout | undefined;
    let running: Promise<void> | undefined;
    let again = false;

    const turns = async (): Promise<void> => {
      do {
        again = false;
        const recoveries = this.#recoveries;
        const isWell = await this.#turn(name, () => work(signal));
        // What it failed for was over before it ended.
        if (!isWell && recoveries !== this.#recoveries) again = true;
      } while (again && !signal.aborted);
      running = undefined;
      if (!signal.aborted) timer = setTimeout(wake, pause);
    };

    const wake = (): void => {
      clearTimeout(timer);
      if (signal.aborted) return;
      if (running) again = true;
      else running = turns();
    };

    const loop: Loop = {
      wake,
      stop: async () => {
        stopping.abort();
        clearTimeout(timer);
        this.#all.delete(loop);
        this.#failures.delete(name);
        await running;
      },
    };
    this.#all.set(loop, name);
    wake();
    return loop;
  }

  /** Those whose last turn failed, with how often in a row. */
  failing(): { name: string; failures: number }[] {
    return [...this.#failures].map(([name, failures]) => ({ name, failures }));
  }

  /**
   * What it failed for may be over: whatever failed last, or fails at what it is doing, is done now
   * instead of after its pause.
   */
  wakeFailing(): void {
    this.#recoveries += 1;
    for (const [loop, name] of this.#all) if (this.#failures.has(name)) loop.wake();
  }

  async stop(): Promise<void> {
    await Promise.all([...this.#all.keys()].map((loop) => loop.stop()));
  }

  /** Whether it went well. The first failure of a row is logged, and the end of the row. */
  async #turn(loop: string, work: () => Promise<unknown>): Promise<boolean> {
    const before = this.#failures.get(loop) ?? 0;
    try {
      await work();
      this.#failures.delete(loop);
      if (before > 0) this.#log.warn({ loop, failures: before }, 'background work succeeds again');
      return true;
    } catch (err) {
      this.#failures.set(loop, before + 1);
      if (before === 0) this.#log.error({ loop, err }, 'background work fails');
      return false;
    }
  }
}

/** Does the work for each until it is to stop; one that fails holds up nobody else, and is thrown in the end. */
export async function forEachAlone<Item>(
  items: Item[],
  work: (item: Item) => Promise<unknown>,
  stop?: AbortSignal,
): Promise<void> {
  const failures: unknown[] = [];
  for (const item of items) {
    if (stop?.aborted) break;
    await work(item).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
}
