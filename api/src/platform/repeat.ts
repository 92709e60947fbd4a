export type Repeated = { start: () => void; stop: () => Promise<void> };

/**
 * Does `work` again and again, `pause` milliseconds after it last ended, from `start` on. A turn
 * that fails is followed by the next one. `stop` waits for the turn that is running.
 */
export function repeat(work: () => Promise<unknown>, pause: number): Repeated {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let stopped = false;

  async function turn(): Promise<void> {
    await work().catch(() => {});
    running = undefined;
    if (!stopped) timer = setTimeout(begin, pause);
  }

  function begin(): void {
    running = turn();
  }

  return {
    start: begin,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
