import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../workspace/package-files.ts';
import { sharedLibraries } from '../../workspace/shared-libraries.ts';
import { hashOfPackages, readLock, withNeeds } from './lock.ts';
import { ownFiles } from './own-files.ts';
import { type Reached, reach } from './reach.ts';

/** Everything that decides what a build of a package produces. */
export interface Inputs {
  /** Files of this repository, by absolute path. */
  files: string[];
  /** Packages of ours that some of them are in, beside its own. */
  packages: string[];
  /** Keys of installed packages: `lucide-react@1.75.0(react@19.3.1)`. */
  installed: string[];
  /** Changes with what is installed. */
  installedHash: string;
}

/** What builds and describes. Of the packages it speaks of it takes none. */
const preset = ['bundler/build.ts', 'bundler/describe.ts'].map((file) =>
  join(root, 'federation', file),
);

/** The page gives a remote its shared libraries; the shell brings them. */
function isProvided(name: string, specifier: string): boolean {
  const isShared = Object.hasOwn(sharedLibraries, specifier);
  return name !== 'shell' && isShared && specifier.startsWith('@afterglow/');
}

/** Settings of pnpm that can change what is in node_modules, without the lists that the lock repeats. */
function installSettings(names: string[]): string {
  const lines = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8').split('\n');
  let section = '';
  return lines
    .filter((line) => {
      if (/^\S/.test(line)) section = line.split(':', 1)[0] ?? '';
      if (line.startsWith('#') || ['packages', 'catalog', 'catalogs'].includes(section))
        return false;
      // Whether a package may run its own installer matters where the package does.
      const allowed = /^ +["']?([^"':]+)["']?:/.exec(line)?.[1];
      return section !== 'allowBuilds' || allowed === undefined || names.includes(allowed);
    })
    .join('\n');
}

function installedFor(reached: Reached[]): Pick<Inputs, 'installed' | 'installedHash'> {
  const lock = readLock(readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8'));
  const keys = reached
    .flatMap(({ mentions }) => mentions)
    .flatMap(({ from, name }) =>
      [from, '.'].flatMap((importer) => lock.importers.get(importer)?.get(name) ?? []),
    );
  const installed = withNeeds(lock, keys);
  const names = installed.map((key) => key.slice(0, key.indexOf('@', 1)));
  const installedHash = `${hashOfPackages(lock, installed)} ${installSettings(names)}`;
  return { installed, installedHash };
}

/**
 * All that a build of `name` can reach, found by following what its files name, and nothing else:
 * what another package alone reaches leaves its releases as they are.
 */
export function inputsOf(name: string): Inputs {
  const own = reach(ownFiles(name), (specifier) => isProvided(name, specifier));
  const tools = reach(preset, (specifier) => specifier.startsWith('@afterglow/'));
  return {
    files: [...new Set([...own.files, ...tools.files])].sort(),
    packages: [...own.packages].sort(),
    ...installedFor([own, tools]),
  };
}
