import { hasReached, type Position } from './position.ts';

/** Of moments that a replica has not reached; who is behind all of them is not asked anyway. */
const mostKept = 20;

/**
 * How old what a replica says may be, by this process's own clock alone: the primary's position is
 * noted with its moment, and whoever has reached it has all that was committed before that moment.
 */
export class Freshness {
  #ahead: { at: number; position: Position }[] = [];
  #freshAt = Number.NEGATIVE_INFINITY;

  /** The primary was there, or further, at that moment (milliseconds of `performance.now`). */
  note(at: number, position: Position): void {
    this.#ahead = [...this.#ahead, { at, position }].slice(-mostKept);
  }

  /** The replica is here. */
  reached(here: Position): void {
    const index = this.#ahead.findLastIndex(({ position }) => hasReached(here, position));
    const last = this.#ahead[index];
    if (!last) return;
    this.#freshAt = last.at;
    this.#ahead = this.#ahead.slice(index + 1);
  }

  /** It may have gone back: what it reached before counts no more. */
  forget(): void {
    this.#freshAt = Number.NEGATIVE_INFINITY;
  }

  /** Milliseconds; everything older than that it has. */
  lag(now: number): number {
    return now - this.#freshAt;
  }
}
