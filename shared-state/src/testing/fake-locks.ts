type Act = (lock: object | null) => unknown;

interface Options {
  ifAvailable?: boolean;
  steal?: boolean;
  signal?: AbortSignal;
}

/** For tests: Web Locks, which jsdom lacks. One holder, the rest in line; who steals holds at once. */
class FakeLocks {
  #holders = new Map<string, { takeAway: () => void }>();
  #lines = new Map<string, (() => void)[]>();

  async request(name: string, ...rest: [Act] | [Options, Act]): Promise<unknown> {
    const act = rest.at(-1) as Act;
    const { ifAvailable, steal, signal } = rest.length > 1 ? (rest[0] as Options) : {};
    signal?.throwIfAborted();
    const holder = this.#holders.get(name);
    if (holder && ifAvailable) return act(null);
    if (holder && steal) holder.takeAway();
    else if (holder) await this.#turn(name, signal);
    return this.#hold(name, act);
  }

  #turn(name: string, signal?: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const line = this.#lines.get(name) ?? [];
      this.#lines.set(name, line);
      line.push(resolve);
      signal?.addEventListener('abort', () => {
        if (line.includes(resolve)) line.splice(line.indexOf(resolve), 1);
        reject(signal.reason);
      });
    });
  }

  #passOn(name: string): void {
    const next = this.#lines.get(name)?.shift();
    // It is theirs before they know it.
    if (next) this.#holders.set(name, { takeAway: () => {} });
    else this.#holders.delete(name);
    next?.();
  }

  async #hold(name: string, act: Act): Promise<unknown> {
    let takeAway = () => {};
    const taken = new Promise<never>((_, reject) => {
      takeAway = () => reject(new DOMException('Stolen.', 'AbortError'));
    });
    const holder = { takeAway };
    this.#holders.set(name, holder);
    try {
      return await Promise.race([act({}), taken]);
    } finally {
      if (this.#holders.get(name) === holder) this.#passOn(name);
    }
  }
}

export function fakeLocks(): void {
  Object.defineProperty(navigator, 'locks', { value: new FakeLocks(), configurable: true });
}
