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

/** What a build of a remote reads, beside the remote itself. */
const needed = ['federation', 'shared-ui', 'shared-state', 'shell'];

/** A copy of the sources that a test may edit and release from; the working tree stays as it is. */
export interface EditedCopy {
  /** Rewrites a file, given as a path from the repository's root. */
  edit(path: string, change: (text: string) => string): void;
  /** Releases a package into a store, or all that changed; resolves to what it printed. */
  release(storeFolder: string, name: string): Promise<string>;
  remove(): void;
}

export function editedCopy(): EditedCopy {
  const folder = mkdtempSync(join(tmpdir(), 'afterglow-copy-'));
  const settings = readdirSync(root).filter((name) => /\.(json|yaml|mjs)$/.test(name));
  const remotes = readdirSync(root).filter((name) => name.startsWith('mf-'));
  for (const name of [...needed, ...remotes, ...settings]) {
    cpSync(join(root, name), join(folder, name), { recursive: true, verbatimSymlinks: true });
  }
  // Packages link into it relatively, so it has to be in the same place.
  symlinkSync(relative(folder, join(root, 'node_modules')), join(folder, 'node_modules'));
  return {
    edit(path, change) {
      const file = join(folder, path);
      const before = readFileSync(file, 'utf8');
      const after = change(before);
      if (after === before) throw new Error(`the edit of ${path} changes nothing`);
      writeFileSync(file, after);
    },
    async release(storeFolder, name) {
      const args = ['federation/release/cli.ts', '--store', storeFolder, name];
      // Signed with the key that the product's gateway knows.
      const env = { KEYS_DIR: join(root, '.keys'), ...process.env };
      const { stdout } = await promisify(execFile)(node, args, { cwd: folder, env });
      return stdout;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
