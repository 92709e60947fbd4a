import { setTimeout as sleep } from 'node:timers/promises';

/** Asks again until it is so; a page that goes to another address meanwhile has no answer. Throws in time. */
export async function until(
  what: string,
  isSo: () => Promise<boolean>,
  patience = 10_000,
): Promise<void> {
  for (const end = performance.now() + patience; performance.now() < end; await sleep(50)) {
    if (await isSo().catch(() => false)) return;
  }
  throw new Error(`${what} does not come`);
}
