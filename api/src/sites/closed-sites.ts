import type { Bus } from '../platform/bus/bus.ts';
import { second } from '../platform/clock.ts';

/**
 * `to` are sites that are just moving to another database; told every second as long as they are, and
 * with `isOpen` in the end, if whoever moves them gets there.
 */
export const closedTopic = 'closed sites';

const lasts = 3 * second;

/** Sites that nobody is to ask anything of at the moment; they are open again, somewhere, by themselves. */
export class ClosedSites {
  #until = new Map<string, number>();

  constructor(bus: Bus) {
    bus.on(({ topic, to, isOpen }) => {
      if (topic !== closedTopic) return;
      for (const site of to) this.#until.set(site, isOpen ? 0 : performance.now() + lasts);
    });
  }

  has(site: string): boolean {
    return performance.now() < (this.#until.get(site) ?? 0);
  }
}
