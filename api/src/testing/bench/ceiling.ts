import type { Round } from './measure-chat.ts';

/** Milliseconds within which 99 of a hundred messages are with their receiver. */
const latest = 250;

/** What broke, or nothing: a message that was late, refused or lost, or a stream that ended. */
export function brokenIn({
  p99,
  refused,
  lost,
  broken,
}: Omit<Round, 'cpu' | 'memory' | 'pages'>): string[] {
  return [
    p99 > latest && `p99 above ${latest} ms`,
    refused > 0 && `${refused} refused`,
    lost > 0 && `${lost} lost`,
    broken > 0 && `${broken} streams broken`,
  ].filter((what) => what !== false);
}

/** How many the first try has, by how many more each next one has, and to how many it is told apart. */
export interface Ramp {
  from: number;
  step: number;
  precision: number;
  most: number;
}

/**
 * The most that hold, or 0: more and more of them until they do not, then between what held and what
 * did not. A try that fails is made once more, since a machine may have had something else to do.
 */
export async function ceilingOf(
  { from, step, precision, most }: Ramp,
  holds: (many: number) => Promise<boolean>,
): Promise<number> {
  const holdsNow = async (many: number) => (await holds(many)) || (await holds(many));
  let held = 0;
  let next = from;
  while (next <= most && (await holdsNow(next))) {
    held = next;
    next += step;
  }
  let failed = Math.min(next, most + precision);
  while (failed - held > precision && held > 0) {
    const between = Math.round((held + failed) / 2 / precision) * precision;
    if (between === held || between === failed) break;
    if (await holdsNow(between)) held = between;
    else failed = between;
  }
  return held;
}
