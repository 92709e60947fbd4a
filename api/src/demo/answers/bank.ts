import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What demo members can say in one language, by what it answers. */
export interface Bank {
  greeting: string[];
  question: string[];
  other: string[];
  gift: string[];
  image: string[];
  gif: string[];
  /** To an opener about something the demo member likes, or the city. */
  about: string[];
  /** By the key of the opener. */
  openers: Record<string, string[]>;
}

const read = (language: string): Bank =>
  JSON.parse(readFileSync(join(import.meta.dirname, `${language}.json`), 'utf8'));

export const banks: Record<string, Bank> = { en: read('en'), nl: read('nl') };

/** The bank of the first language that has one, else the English one. */
export function bankFor(languages: string[]): Bank {
  const language = languages.find((candidate) => candidate in banks) ?? 'en';
  return banks[language] ?? read('en');
}
