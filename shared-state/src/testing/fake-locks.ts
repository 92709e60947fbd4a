type Act = () => Promise<unknown>;

/**
 * For tests: Web Locks, which jsdom lacks. As in browsers, a page that goes lets go of what it holds;
 * here that is when the signal of its request is aborted.
 */
export function fakeLocks(): void {
  const queues = new Map<string, Promise<unknown>>();
  const locks = {
    request(name: string, { signal }: { signal: AbortSignal }, act: Act): Promise<unknown> {
      const gone = new Promise((resolve) => signal.addEventListener('abort', resolve));
      const before = queues.get(name) ?? Promise.resolve();
      const held = before.then(() => (signal.aborted ? undefined : Promise.race([act(), gone])));
      const over = held.catch(() => undefined);
      queues.set(name, over);
      return held;
    },
  };
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
}
