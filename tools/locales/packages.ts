import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/paths.mjs';
import { flatten, type Texts } from './texts.ts';

/** Packages whose code asks for texts of another package, because they have none of their own. */
const borrowers: Record<string, string[]> = { shell: ['shared-ui', 'shared-state', 'gateway'] };

/** Names of the packages with texts, e.g. "mf-chat". */
export function packagesWithTexts(): string[] {
  return globSync('*/src/locales', { cwd: root }).map((path) => path.split('/')[0] ?? '');
}

/** Texts of a package by language, from `<language>.json` or the files of a folder `<language>`. */
export function textsOf(name: string): Map<string, Texts> {
  const folder = `${name}/src/locales`;
  const byLanguage = new Map<string, Texts>();
  for (const file of globSync([`${folder}/*.json`, `${folder}/*/*.json`], { cwd: root })) {
    const language = file.slice(folder.length + 1).split(/[/.]/)[0] ?? '';
    const texts = flatten(JSON.parse(readFileSync(join(root, file), 'utf8')));
    byLanguage.set(language, new Map([...(byLanguage.get(language) ?? []), ...texts]));
  }
  return byLanguage;
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
