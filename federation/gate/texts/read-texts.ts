import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { flatten, type Texts } from './texts.ts';

/** A file of texts that is no JSON, or holds something else than texts. */
export class BrokenTexts extends Error {
  override name = 'BrokenTexts';
  /** From the package's folder. */
  readonly file: string;

  constructor(file: string, reason: string) {
    super(reason);
    this.file = file;
  }
}

function readFile(folder: string, file: string): Texts {
  try {
    return flatten(JSON.parse(readFileSync(join(folder, file), 'utf8')));
  } catch (error) {
    throw new BrokenTexts(file, error instanceof Error ? error.message : String(error));
  }
}

/**
 * Texts that belong together, by language: `<place>/<language>.json` or the files of a folder
 * `<place>/<language>`.
 *
 * @param folder of the package, absolute
 * @param place of the texts in it
 * @throws BrokenTexts
 */
export function readTexts(folder: string, place = 'src/locales'): Map<string, Texts> {
  const byLanguage = new Map<string, Texts>();
  for (const file of globSync(['*.json', '*/*.json'], { cwd: join(folder, place) })) {
    const language = file.split(/[/.]/)[0] ?? '';
    const texts = readFile(folder, join(place, file));
    byLanguage.set(language, new Map([...(byLanguage.get(language) ?? []), ...texts]));
  }
  return byLanguage;
}

/** Where texts lie that one page alone loads: `src/pages/faq`, `src/landers/summer/texts`. */
export function pageTextPlaces(folder: string): string[] {
  const files = globSync(['src/*/*/??.json', 'src/*/*/texts/*.json'], { cwd: folder });
  const places = files.map((file) => dirname(file));
  return [...new Set(places)].filter((place) => !place.startsWith('src/locales/')).sort();
}
