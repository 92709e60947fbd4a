import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { surfaceHash } from '../gate/contract/describe-contract.ts';
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
const common = [
  'federation/bundler',
  'federation/gate/contract',
  'federation/remote',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'shared-ui/src',
];
/** The shell alone bundles shared state and the loader; remotes get them from the page. */
const shellOnly = [
  'shared-state/src',
  'federation/loader',
  'federation/registry',
  'federation/telemetry',
];

function hashOf(paths: Iterable<string>): string {
  const hash = createHash('sha256');
  for (const path of paths) {
    hash.update(path.slice(root.length)).update('\0').update(readFileSync(path)).update('\0');
  }
  return hash.digest('hex').slice(0, 12);
}

/** Own files by the folder they are in, three levels deep at most: `src/locales`, `src/landers/x`. */
function ownFolders(name: string): Map<string, string[]> {
  const own = join(root, name);
  const folders = new Map<string, string[]>();
  for (const path of filesBelow(own)) {
    const folder = relative(own, dirname(path)).split('/').slice(0, 3).join('/');
    folders.set(folder, [...(folders.get(folder) ?? []), path]);
  }
  return folders;
}

/**
 * Hashes of everything that decides what a build of `name` produces: by its own folders, and by
 * what it takes from elsewhere. A remote also depends on the types it shares with the shell.
 */
export function sourceHashes(name: string): Record<string, string> {
  const inputs = [...common, ...(name === 'shell' ? shellOnly : [])];
  const shared = inputs.map((input) => {
    const path = join(root, input);
    return [input, hashOf(input.endsWith('.yaml') ? [path] : filesBelow(path))];
  });
  const own = [...ownFolders(name)].map(([folder, paths]) => [folder || '.', hashOf(paths)]);
  const types = name === 'shell' ? [] : [['contract', surfaceHash()]];
  return Object.fromEntries([...shared, ...own, ...types]);
}

/** One hash of all of them: 12 hex digits. */
export function inputHash(name: string): string {
  const text = JSON.stringify(sourceHashes(name));
  return createHash('sha256').update(`${name} ${text}`).digest('hex').slice(0, 12);
}

const unread = [...skipped, '*.test.ts', '*.test.tsx'];

/** Everything that may go into any build, as paths for git. */
export const inputPaths = [
  ...common,
  ...shellOnly,
  ...['shell', ':(glob)mf-*/**'],
  ...unread.map((name) => `:(exclude,glob)**/${name}`),
];
