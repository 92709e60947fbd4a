import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { node, root } from '../../tools/setup/paths.mjs';
import type { RunningProduct } from './running-product.ts';

export interface Edit {
  /** From the repository's root. */
  file: string;
  change(text: string): string;
}

/** Some of what tests release is broken on purpose, and would not pass a browser. */
const unseen = ['--no-browser'];

/**
 * Releases a package with an edit, made in a copy of the sources: the working tree stays as it is.
 * Rejects with what the command said.
 */
export async function releaseEdited(
  { storeFolder }: Pick<RunningProduct, 'storeFolder'>,
  name: string,
  edit: Edit,
  options = unseen,
): Promise<void> {
  const copy = mkdtempSync(join(tmpdir(), 'afterglow-copy-'));
  try {
    copySources(copy);
    apply(copy, edit);
    const args = ['federation/release/cli.ts', name, '--store', storeFolder, ...options];
    // Whoever reads the registry believes the keys of the repository.
    const env = { KEYS_DIR: join(root, '.keys'), ...process.env };
    await promisify(execFile)(node, args, { cwd: copy, env });
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

function copySources(folder: string): void {
  for (const name of readdirSync(root)) {
    if (name.startsWith('.') || name === 'node_modules') continue;
    cpSync(join(root, name), join(folder, name), { recursive: true, verbatimSymlinks: true });
  }
  // Packages link into it relatively, so it has to be in the same place.
  symlinkSync(relative(folder, join(root, 'node_modules')), join(folder, 'node_modules'));
}

function apply(folder: string, { file, change }: Edit): void {
  const path = join(folder, file);
  const before = readFileSync(path, 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`the edit of ${file} changes nothing`);
  writeFileSync(path, after);
}
