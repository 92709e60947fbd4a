import { readdirSync, readFileSync } from 'node:fs';

/** What a process holds at a moment. */
export interface Vitals {
  /** Hours since the first look. */
  at: number;
  /** Megabytes resident. */
  memory: number;
  /** Files, sockets and pipes, but those of event streams. */
  handles: number;
}

/** Looks at a process again and again, as the system sees it. */
export class Watched {
  readonly seen: Vitals[] = [];
  readonly #pid: number;
  readonly #from = performance.now();

  constructor(pid: number) {
    this.#pid = pid;
  }

  /** @param sockets that it holds for event streams: how many pages there are is theirs to say */
  look(sockets: number): void {
    const status = readFileSync(`/proc/${this.#pid}/status`, 'utf8');
    const [, kilobytes = ''] = /^VmRSS:\s+(\d+)/m.exec(status) ?? [];
    this.seen.push({
      at: (performance.now() - this.#from) / 3_600_000,
      memory: Number(kilobytes) / 1024,
      handles: readdirSync(`/proc/${this.#pid}/fd`).length - sockets,
    });
  }

  /** Megabytes an hour, by the line that fits best what was seen from an hour on. */
  slopeFrom(hour: number): number {
    const late = this.seen.filter(({ at }) => at >= hour);
    const mean = (of: (one: Vitals) => number) =>
      late.reduce((sum, one) => sum + of(one), 0) / late.length;
    const [at, memory] = [mean((one) => one.at), mean((one) => one.memory)];
    const rise = mean((one) => (one.at - at) * (one.memory - memory));
    return rise / mean((one) => (one.at - at) ** 2);
  }
}
