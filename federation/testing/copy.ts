import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../workspace/package-files.ts';
import { temporaryFolder } from './folder.ts';

/** Dates too: they tell the compiler what was changed since it looked. */
const asItIs = { recursive: true, verbatimSymlinks: true, preserveTimestamps: true };

/** A copy of the sources that builds depend on, to change something in; in a folder of that name. */
export function copyOfSources(called = 'sources') {
  const folder = join(temporaryFolder(), called);
  mkdirSync(folder);
  for (const name of readdirSync(root)) {
    if (!/^(federation|shared-|shell|mf-|tools)|\.(json|yaml)$/.test(name)) continue;
    cpSync(join(root, name), join(folder, name), asItIs);
  }
  // Packages link into it relatively, so it has to be in the same place.
  symlinkSync(relative(folder, join(root, 'node_modules')), join(folder, 'node_modules'));

  // What the compiler noted here spares it most of its work there.
  const notes = '.cache/types';
  if (existsSync(join(root, notes))) cpSync(join(root, notes), join(folder, notes), asItIs);

  return {
    root: folder,
    /** Changes files, or makes new ones from an empty text; gives what undoes it. */
    edit(changes: Record<string, (text: string) => string>): () => void {
      const undo = Object.entries(changes).map(([file, change]) => {
        const path = join(folder, file);
        const isNew = !existsSync(path);
        const before = isNew ? '' : readFileSync(path, 'utf8');
        const after = change(before);
        if (after === before) throw new Error(`the edit of ${file} changes nothing`);
        writeFileSync(path, after);
        return () => (isNew ? rmSync(path) : writeFileSync(path, before));
      });
      return () => {
        for (const back of undo) back();
      };
    },
    /** A module of the copy's federation, which knows nothing but the copy. */
    load: <T>(module: string): Promise<T> =>
      import(pathToFileURL(join(folder, 'federation', module)).href),
  };
}
