import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { surfaceHash } from '../contract/describe-contract.ts';
import { root } from '../workspace/package-files.ts';
import { inputsOf } from './inputs/inputs.ts';
import { unread } from './inputs/own-files.ts';
import { packageSettings } from './inputs/package-file.ts';

function hashOf(paths: string[], ...texts: string[]): string {
  const hash = createHash('sha256');
  for (const path of paths) {
    hash.update(path.slice(root.length)).update('\0').update(readFileSync(path)).update('\0');
  }
  for (const text of texts) hash.update(text).update('\0');
  return hash.digest('hex').slice(0, 12);
}

/**
 * Where a file is counted: its own ones by the folder they are in, three levels deep at most
 * (`src/locales`, `src/landers/x`), all others by their package.
 */
function placeOf(name: string, path: string): string {
  const [folder = '', ...inside] = relative(root, path).split('/');
  if (folder !== name) return folder;
  return dirname(inside.join('/')).split('/').slice(0, 3).join('/');
}

/**
 * Hashes of everything that decides what a build of `name` produces: by its own folders, and by
 * what it takes from elsewhere. A remote also depends on the types it shares with the shell.
 */
export function sourceHashes(name: string): Record<string, string> {
  const { files, packages, installedHash } = inputsOf(name);
  const places = Map.groupBy(files, (path) => placeOf(name, path));
  const sources = [...places].map(([place, paths]) => [place, hashOf(paths)]);
  const settings = [name, ...packages].map(packageSettings);
  const types = name === 'shell' ? [] : [['contract', surfaceHash()]];
  const installed = ['packages', hashOf([], installedHash, ...settings)];
  return Object.fromEntries([...sources, installed, ...types]);
}

/** One hash of all of them: 12 hex digits. */
export function inputHash(name: string): string {
  const text = JSON.stringify(sourceHashes(name));
  return createHash('sha256').update(`${name} ${text}`).digest('hex').slice(0, 12);
}

/** Everything that may go into any build, as paths for git. */
export const inputPaths = [
  ...[
    'bundler',
    'contract',
    'failures',
    'loader',
    'registry',
    'remote',
    'telemetry',
    'workspace',
  ].map((one) => `federation/${one}`),
  ...['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'shared-ui/src', 'shared-state/src', 'shell'],
  ':(glob)mf-*/**',
  ...unread,
];
