import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace/package-files.ts';
import { sharedLibraries } from '../workspace/shared-libraries.ts';

function versionIn(folder: string): string | undefined {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return undefined;
  return (JSON.parse(readFileSync(file, 'utf8')) as { version?: string }).version;
}

/** `@afterglow/shared-ui/router` → `@afterglow/shared-ui`. */
function packageOf(library: string): string {
  return library
    .split('/')
    .slice(0, library.startsWith('@') ? 2 : 1)
    .join('/');
}

/** Versions of the shell and of every shared library as a package sees them while it is built. */
export function builtAgainst(name: string): Record<string, string> {
  const packages = [...new Set(Object.keys(sharedLibraries).map(packageOf))];
  const found = packages.flatMap((library) => {
    const version = versionIn(join(root, name, 'node_modules', library));
    return version ? [[library, version] as const] : [];
  });
  return { shell: versionIn(join(root, 'shell')) ?? '', ...Object.fromEntries(found) };
}
