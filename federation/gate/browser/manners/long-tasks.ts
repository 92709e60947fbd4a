import type { Fault } from './leftovers.ts';

/** The longest task of one time that a page came and stood there, in milliseconds. */
export interface Seen {
  mounting: number;
  idle: number;
}

/** Milliseconds of one task on a slow processor. */
const allowed: Seen = { mounting: 200, idle: 50 };

const when: { [at in keyof Seen]: string } = {
  mounting: 'while it comes',
  idle: 'while nobody does anything',
};

/**
 * What keeps a page from answering every time that it was looked at. Whatever others did to the
 * machine once, the best time is without them.
 */
export function tooLong(seen: Seen[]): (keyof Seen)[] {
  const best = (at: keyof Seen) => Math.min(...seen.map((one) => one[at]));
  return (['mounting', 'idle'] as const).filter((at) => seen.length > 0 && best(at) > allowed[at]);
}

/**
 * A line about a task that is too long.
 *
 * @param where the code that worked longest, when known
 * @param note of the processor, where that may be to blame as well
 */
export function longTask(
  at: keyof Seen,
  seen: Seen[],
  where: string | undefined,
  note: string,
): Fault {
  const took = Math.round(Math.min(...seen.map((one) => one[at])));
  const most = where ? `, mostly in ${where}` : '';
  return {
    what: `answers nobody for ${took} ms ${when[at]} on a slow processor, ${allowed[at]} at most${most}${note}`,
    advice: 'do less at once: fewer rows, smaller steps, or the rest after the first paint',
  };
}
