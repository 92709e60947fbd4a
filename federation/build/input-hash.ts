import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './package-files.ts';

const skipped = new Set(['node_modules', 'dist', 'package.json', 'tsconfig.json']);

function* filesBelow(folder: string): Generator<string> {
  const entries = readdirSync(folder, { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (skipped.has(entry.name) || /\.test\.tsx?$/.test(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(path);
    else yield path;
  }
}

/** Folders whose content ends up in every build. */
const common = ['federation/build', 'pnpm-lock.yaml', 'pnpm-workspace.yaml'];
const shared = ['shared-ui/src'];
/** The shell alone bundles shared state and the loader; remotes get them from the page. */
const shellOnly = ['shared-state/src', 'federation/loader', 'federation/registry'];

/** Hash of everything that decides what a build of `name` produces: 12 hex digits. */
export function inputHash(name: string): string {
  const hash = createHash('sha256');
  const inputs = [...common, ...shared, ...(name === 'shell' ? shellOnly : []), name];
  for (const input of inputs) {
    const path = join(root, input);
    for (const file of input.includes('.yaml') ? [path] : filesBelow(path)) {
      hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex').slice(0, 12);
}
