import { setTimeout as sleep } from 'node:timers/promises';
import { second } from './clock.ts';

const shortest = 0.1 * second;
const longest = second;

/**
 * Does the work until it succeeds, never twice at a time. The pauses double up to a second, each
 * shortened by chance so that several processes do not come at once. Undefined when it was told to
 * stop before.
 */
export async function keepTrying<Result>(
  work: () => Promise<Result>,
  stopping: AbortSignal,
): Promise<Result | undefined> {
  for (let pause = shortest; ; pause = Math.min(2 * pause, longest)) {
    const spread = pause * (0.5 + Math.random() / 2);
    await sleep(spread, undefined, { signal: stopping, ref: false }).catch(() => undefined);
    if (stopping.aborted) return undefined;
    try {
      return await work();
    } catch {
      // Said by whoever lost it; here only the end counts.
    }
  }
}
