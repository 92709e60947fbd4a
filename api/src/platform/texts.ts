import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import i18next, { type TFunction } from 'i18next';
import { languages } from './languages.ts';

const folder = join(import.meta.dirname, '../locales');

/** The languages that there are texts in. */
export const spokenLanguages: readonly string[] = readdirSync(folder);

const names = readdirSync(join(folder, 'en')).map((file) => file.replace('.json', ''));

function load(language: string): Record<string, object> {
  const read = (name: string) =>
    JSON.parse(readFileSync(join(folder, language, `${name}.json`), 'utf8'));
  return Object.fromEntries(names.map((name) => [name, read(name)]));
}

const texts = i18next.createInstance();
await texts.init({
  lng: 'en',
  fallbackLng: 'nl',
  supportedLngs: [...languages],
  // A key is looked for in every file of locales/<language>/, so files can be split by domain.
  ns: names,
  defaultNS: names,
  fallbackNS: names,
  interpolation: { escapeValue: false },
  resources: Object.fromEntries(spokenLanguages.map((language) => [language, load(language)])),
});

/** The texts of one language; a missing key is Dutch. */
export function translator(language: string): TFunction {
  return texts.getFixedT(language);
}

/** The first of the keys that has a text, in that language. */
export function firstText(language: string, keys: string[], params: object): string {
  return translator(language)(keys, { ...params });
}
