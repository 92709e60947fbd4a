import { closeSync, fdatasyncSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** What PostgreSQL writes at least for a commit: a page of its log. */
const page = Buffer.alloc(8192);
/** Bytes of the file, written again and again as its log is. */
const length = 16 * 1024 * 1024;

/**
 * Milliseconds that the disk alone takes to keep a page, so many times a second: no commit is faster, and
 * who asks while one is under way waits for it, too.
 */
export async function measureDisk(folder: string, perSecond: number, seconds: number) {
  const file = join(folder, 'disk');
  const opened = openSync(file, 'w');
  for (let at = 0; at < length; at += page.length) writeSync(opened, page, 0, page.length, at);
  fdatasyncSync(opened);
  const took: number[] = [];
  const began = performance.now();
  for (let n = 0; n < perSecond * seconds; n += 1) {
    const early = began + (n * 1000) / perSecond - performance.now();
    if (early > 1) await sleep(early);
    const before = performance.now();
    writeSync(opened, page, 0, page.length, (n * page.length) % length);
    fdatasyncSync(opened);
    took.push(performance.now() - before);
  }
  closeSync(opened);
  rmSync(file);
  took.sort((one, other) => one - other);
  const at = (share: number) => took[Math.floor(took.length * share)] ?? 0;
  return { p50: at(0.5), p99: at(0.99) };
}
