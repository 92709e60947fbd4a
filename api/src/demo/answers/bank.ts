import { readdirSync, readFileSync } from 'node:fs';
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

const read = (file: string): Bank =>
  JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8'));

export const banks: Record<string, Bank> = Object.fromEntries(
  readdirSync(import.meta.dirname)
    .filter((file) => file.endsWith('.json'))
    .map((file) => [file.replace('.json', ''), read(file)]),
);

/** The bank of the first language that has one, else the English one. */
export function bankFor(languages: string[]): Bank {
  const language = languages.find((candidate) => candidate in banks) ?? 'en';
  return banks[language] ?? read('en.json');
}
