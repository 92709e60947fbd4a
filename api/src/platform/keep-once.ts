import { linkSync, rmSync, writeFileSync } from 'node:fs';

/**
 * Writes a file that is there whole or not at all, however full the disk, and for its owner alone.
 * Of two processes that do it at once, the first one's stays.
 */
export function keepOnce(file: string, text: string): void {
  const unfinished = `${file}.${process.pid}`;
  rmSync(unfinished, { force: true });
  try {
    writeFileSync(unfinished, text, { flag: 'wx', mode: 0o600, flush: true });
    linkSync(unfinished, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(unfinished, { force: true });
  }
}
