import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/paths.mjs';

/** Packages whose code asks for texts of another package, because they have none of their own. */
const borrowers: Record<string, string[]> = { shell: ['shared-ui', 'shared-state', 'gateway'] };

/** Names of the packages with texts, e.g. "mf-chat". */
export function packagesWithTexts(): string[] {
  return globSync('*/src/locales', { cwd: root }).map((path) => path.split('/')[0] ?? '');
}

/** Source code that may ask for texts of a package; tests do not count. */
export function* sourcesOf(name: string): Generator<string> {
  for (const folder of [name, ...(borrowers[name] ?? [])]) {
    for (const file of globSync([`${folder}/src/**/*.{ts,tsx}`, `${folder}/remote.json`], {
      cwd: root,
      exclude: (path) => /\.(test|d)\.tsx?$/.test(path),
    })) {
      yield readFileSync(join(root, file), 'utf8');
    }
  }
}

/** Languages a remote says it has; nothing for packages that are no remote. */
export function declaredLanguages(name: string): string[] | undefined {
  const [file] = globSync(`${name}/remote.json`, { cwd: root });
  if (!file) return undefined;
  return (JSON.parse(readFileSync(join(root, file), 'utf8')) as { locales: string[] }).locales;
}
