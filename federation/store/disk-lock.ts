import { randomUUID } from 'node:crypto';
import {
  linkSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { LostRace } from '../registry/refusal.ts';

/** Its holder touches a lock every second; one this old was left by a process that died. */
const stale = 10_000;

function taken(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'EEXIST';
}

const isStale = (file: string): boolean =>
  Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()) > stale;

/**
 * One waiter at a time: between the look of one and its removal another may have taken the lock over,
 * and would lose it. Whoever dies in that moment leaves a mark that is as old as the lock by then.
 */
function removeIfStale(file: string): void {
  if (!isStale(file)) return;
  const mark = `${file}.takeover`;
  if (!createFile(mark, '')) {
    if (isStale(mark)) rmSync(mark, { force: true });
    return;
  }
  if (isStale(file)) rmSync(file, { force: true });
  rmSync(mark, { force: true });
}

/** Creates a file with content in one step; false when it exists. */
export function createFile(path: string, content: string, mode = 0o666): boolean {
  mkdirSync(dirname(path), { recursive: true });
  const aside = `${path}.${randomUUID()}.tmp`;
  try {
    writeFileSync(aside, content, { mode });
    linkSync(aside, path);
    return true;
  } catch (error) {
    if (taken(error)) return false;
    throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

function isHeldBy(file: string, own: string): boolean {
  return (
    statSync(file, { throwIfNoEntry: false }) !== undefined && readFileSync(file, 'utf8') === own
  );
}

/**
 * Runs `work` while no other process of this machine holds the lock file. Throws `LostRace` when
 * that takes longer than `patience` milliseconds.
 */
export async function whileLocked<T>(
  file: string,
  work: () => Promise<T>,
  patience = 20_000,
): Promise<T> {
  const own = randomUUID();
  const deadline = Date.now() + patience;
  while (!createFile(file, own)) {
    if (Date.now() > deadline) throw new LostRace(`${file} is held by another process; try again`);
    removeIfStale(file);
    await sleep(20);
  }
  const touch = setInterval(() => {
    if (isHeldBy(file, own)) utimesSync(file, new Date(), new Date());
  }, 1000).unref();
  try {
    return await work();
  } finally {
    clearInterval(touch);
    // After a long pause it may be somebody else's by now.
    if (isHeldBy(file, own)) rmSync(file, { force: true });
  }
}
