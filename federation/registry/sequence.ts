/** How far the number of a registry may be ahead of the clock. Seconds. */
const ahead = 86_400;

/** A moment for every gateway to have met the number before. Seconds. */
const moment = 60;

/** The number a store begins with, from the clock: after every registry that was there before it. */
export function firstSequence(now = Date.now()): number {
  return Math.floor(now / 1000);
}

/**
 * Whether a step can have led to this number. They begin with the clock and grow by one, slower
 * than it does; one far ahead was made up, and would leave no room for those that come after.
 */
export function isPossible(sequence: number, now = Date.now()): boolean {
  return sequence <= firstSequence(now) + ahead;
}

/** A number above every one that was possible until a moment ago. */
export function sequenceAboveAll(now = Date.now()): number {
  return firstSequence(now) + ahead - moment;
}
