import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Topic =
  | 'real'
  | 'meeting'
  | 'goodnight'
  | 'how_are_you'
  | 'thanks'
  | 'compliment'
  | 'laugh';

/** What demo members can say in one language, by what it answers. */
export interface Bank {
  language: string;
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
  /** How one greets. */
  greetings: string[];
  /** Words that somebody writes (“…” is whatever comes between two of them), and answers to them. */
  topics: Record<Topic, { words: string[]; answers: string[] }>;
}

const read = (language: string): Bank => ({
  language,
  ...JSON.parse(readFileSync(join(import.meta.dirname, `${language}.json`), 'utf8')),
});

const languages = readdirSync(import.meta.dirname)
  .map((file) => /^(\w\w)\.json$/.exec(file)?.[1])
  .filter((language) => language !== undefined);

export const banks: Record<string, Bank> = Object.fromEntries(
  languages.map((language) => [language, read(language)]),
);

/** The bank of the first language that has one, else the English one. */
export function bankFor(languages: string[]): Bank {
  const language = languages.find((candidate) => candidate in banks) ?? 'en';
  return banks[language] ?? read('en');
}
