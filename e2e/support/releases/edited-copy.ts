import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { root } from '../../../tools/setup/paths.mjs';

export interface Edit {
  /** From the repository's root. */
  file: string;
  change(text: string): string;
}

let copy: string | undefined;

/** A copy of the sources for this process; what the builds in it keep makes the next one quick. */
function ownCopy(): string {
  if (copy) return copy;
  const folder = mkdtempSync(join(tmpdir(), 'afterglow-copy-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  copySources(folder);
  copy = folder;
  return folder;
}

/** Makes an edit; gives what undoes it. */
function edit(folder: string, { file, change }: Edit): () => void {
  const path = join(folder, file);
  const before = readFileSync(path, 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`the edit of ${file} changes nothing`);
  writeFileSync(path, after);
  return () => writeFileSync(path, before);
}

function copySources(folder: string): void {
  for (const name of readdirSync(root)) {
    if (name.startsWith('.') || name === 'node_modules') continue;
    cpSync(join(root, name), join(folder, name), { recursive: true, verbatimSymlinks: true });
  }
  // Packages link into it relatively, so it has to be in the same place.
  symlinkSync(relative(folder, join(root, 'node_modules')), join(folder, 'node_modules'));
  // What the compiler knows of all packages, or it would begin with each of them.
  const types = join(root, '.cache/types');
  if (existsSync(types)) cpSync(types, join(folder, '.cache/types'), { recursive: true });
}

/** Runs something in a copy of the sources with edits: the working tree stays as it is. */
export async function inEditedCopy<T>(
  edits: Edit[],
  run: (copy: string) => Promise<T>,
): Promise<T> {
  const folder = ownCopy();
  const undo: (() => void)[] = [];
  try {
    for (const one of edits) undo.unshift(edit(folder, one));
    return await run(folder);
  } finally {
    for (const back of undo) back();
  }
}

/** Whoever reads the registry of a test believes the keys of the repository, and has no store but the test's. */
export const environmentWithKeys = () => ({
  KEYS_DIR: join(root, '.keys'),
  ...process.env,
  STORE_URL: '',
});
