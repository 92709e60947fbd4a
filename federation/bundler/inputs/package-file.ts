import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../workspace/package-files.ts';

interface Manifest {
  exports?: Record<string, unknown>;
  [field: string]: unknown;
}

function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
}

/** What package.json says beside what is to be installed: exports, side effects, version. */
export function packageSettings(folder: string): string {
  const { dependencies: _, devDependencies: __, scripts: ___, ...settings } = manifestOf(folder);
  return JSON.stringify(settings);
}

/** The target of a subpath among `exports`; the longest pattern counts, as in Node. */
function target(exports: Record<string, unknown>, subpath: string): unknown {
  if (subpath in exports) return exports[subpath];
  const matches = Object.keys(exports)
    .filter((key) => key.endsWith('*') && subpath.startsWith(key.slice(0, -1)))
    .sort((a, b) => b.length - a.length);
  const [pattern] = matches;
  const found = pattern === undefined ? undefined : exports[pattern];
  return typeof found === 'string' && pattern
    ? found.replaceAll('*', subpath.slice(pattern.length - 1))
    : found;
}

/**
 * The file behind `@afterglow/shared-ui/button`, as folder and `/button`. All files of the package
 * when its `exports` say it in a way that is not understood here.
 */
export function packageFile(folder: string, subpath: string): string[] {
  const { exports } = manifestOf(folder);
  if (!exports) return globSync(`${folder}${subpath}{,.*}`, { cwd: root }).map(absolute);
  const found = target(exports, `.${subpath}`);
  // No such export: webpack does not find it either.
  if (found === undefined) return [];
  const pattern = typeof found === 'string' ? found : 'src/**/*.*';
  return globSync(join(folder, pattern), { cwd: root }).map(absolute);
}

const absolute = (path: string) => join(root, path);
