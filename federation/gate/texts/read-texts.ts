import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { flatten, type Texts } from './texts.ts';

/**
 * Texts of a package by language, from `src/locales/<language>.json` or the files of a folder
 * `src/locales/<language>`.
 *
 * @param folder of the package, absolute
 */
export function readTexts(folder: string): Map<string, Texts> {
  const locales = join(folder, 'src/locales');
  const byLanguage = new Map<string, Texts>();
  for (const file of globSync(['*.json', '*/*.json'], { cwd: locales })) {
    const language = file.split(/[/.]/)[0] ?? '';
    const texts = flatten(JSON.parse(readFileSync(join(locales, file), 'utf8')));
    byLanguage.set(language, new Map([...(byLanguage.get(language) ?? []), ...texts]));
  }
  return byLanguage;
}
