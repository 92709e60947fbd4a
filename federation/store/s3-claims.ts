import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Disk } from 'flydrive';
import { LostRace } from '../registry/refusal.ts';
import { keysBelow } from './keys-below.ts';

/** A claim is held for some requests; one this old was left by a process that died. Milliseconds. */
const stale = 30_000;
const patience = 60_000;

/** The name of a claim says when it was made, so that nobody needs the server's clock. */
function isAlive(key: string): boolean {
  const made = Number(key.split('/').at(-1)?.split('-')[0]);
  return Date.now() - made < stale;
}

async function isOnlyClaim(disk: Disk, folder: string, own: string): Promise<boolean> {
  const claims = await keysBelow(disk, folder);
  await Promise.all(claims.filter((key) => !isAlive(key)).map((key) => disk.delete(key)));
  return claims.filter(isAlive).every((key) => key === own);
}

/**
 * Runs `work` while no other process does, on any server that lists what was just written: everyone
 * puts a claim first and looks for others second, so of two at once at least one sees the other.
 * Whoever sees another steps back for a random while.
 */
export async function whileClaimed<T>(
  disk: Disk,
  folder: string,
  work: () => Promise<T>,
): Promise<T> {
  const deadline = Date.now() + patience;
  for (;;) {
    const own = `${folder}/${Date.now()}-${randomUUID()}`;
    await disk.put(own, 'claimed');
    try {
      if (await isOnlyClaim(disk, folder, own)) return await work();
    } finally {
      // What was done is done; a claim that stays counts for nothing after a while.
      await disk.delete(own).catch(() => undefined);
    }
    if (Date.now() > deadline)
      throw new LostRace('the store is busy with other changes; try again');
    await sleep(50 + Math.random() * 400);
  }
}
