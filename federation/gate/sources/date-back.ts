import { existsSync, readdirSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../workspace/package-files.ts';

/**
 * Dates back to `moment` (ms) what the compiler has noted since. It looks at no file that is older than
 * its notes, so it would never see an edit that came after it had read the file and before it was done.
 *
 * @param folder where it keeps its notes of each package
 */
export function dateBack(moment: number, folder = join(root, '.cache/types')): void {
  // A compiler that could not begin has noted nothing.
  const all = existsSync(folder) ? readdirSync(folder) : [];
  const notes = all.filter((name) => name.endsWith('.tsbuildinfo'));
  for (const path of notes.map((name) => join(folder, name))) {
    if (statSync(path).mtimeMs > moment) utimesSync(path, new Date(), new Date(moment));
  }
}
