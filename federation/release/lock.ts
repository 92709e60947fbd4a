import { mkdirSync, rmSync, statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Store } from './store.ts';

/** A lock older than this was left by a process that died. Milliseconds. */
const stale = 10_000;

function tryLock(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const age = Date.now() - (statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > stale) rmSync(folder, { recursive: true, force: true });
    return false;
  }
}

/** Runs `work` while no other process changes the registry; two releases at once queue up. */
export async function withRegistryLock(store: Store, work: () => void): Promise<void> {
  const folder = store.lockPath;
  while (!tryLock(folder)) await sleep(50);
  try {
    work();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
