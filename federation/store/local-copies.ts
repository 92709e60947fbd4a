import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { writeAtomically } from './atomic.ts';
import type { Files } from './files.ts';

/**
 * Copies of a distant store's files in a folder. Files of releases never change, so a copy is good
 * for ever, and the folder may be emptied at any time.
 */
export function localCopies(
  files: Pick<Files, 'read' | 'location'>,
  folder: string,
): Files['local'] {
  const under = join(folder, files.location.replace(/[^a-z0-9.-]+/gi, '_'));
  const underway = new Map<string, Promise<string | undefined>>();

  async function fetch(key: string, path: string): Promise<string | undefined> {
    const found = await files.read(key);
    if (!found) return undefined;
    writeAtomically(path, found.content);
    return path;
  }

  return async (key) => {
    const path = join(under, key);
    if (existsSync(path)) return path;
    const running = underway.get(key) ?? fetch(key, path).finally(() => underway.delete(key));
    underway.set(key, running);
    return running;
  };
}
