import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { LostRace } from '../registry/refusal.ts';

/** The lock is held for milliseconds; one this old was left by a process that died. */
const stale = 10_000;
const patience = 20_000;

function taken(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'EEXIST';
}

function removeIfStale(file: string): void {
  const age = Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
  if (age > stale) rmSync(file, { force: true });
}

/** Creates a file with content in one step; false when it exists. */
export function createFile(path: string, content: string, mode = 0o666): boolean {
  mkdirSync(dirname(path), { recursive: true });
  const aside = `${path}.${randomUUID()}.tmp`;
  writeFileSync(aside, content, { mode });
  try {
    linkSync(aside, path);
    return true;
  } catch (error) {
    if (taken(error)) return false;
    throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

/** Runs `work` while no other process of this machine holds the lock file. */
export async function whileLocked<T>(file: string, work: () => Promise<T>): Promise<T> {
  const own = randomUUID();
  const deadline = Date.now() + patience;
  while (!createFile(file, own)) {
    if (Date.now() > deadline) throw new LostRace(`${file} is held by another process; try again`);
    removeIfStale(file);
    await sleep(20);
  }
  try {
    return await work();
  } finally {
    // After a long pause it may be somebody else's by now.
    if (statSync(file, { throwIfNoEntry: false }) && readFileSync(file, 'utf8') === own) {
      rmSync(file, { force: true });
    }
  }
}
