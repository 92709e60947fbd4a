import { byCountry } from './country.ts';
import { readJson } from './read-json.ts';

interface Talks {
  /** Conversations that have been going on: who says it, and what. */
  talks: string[][][];
  /** First messages that wait to be read. */
  unread: string[][];
}

export const talksOf = byCountry((_, language): Talks => readJson(`talks/${language}.json`));
