import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../platform/languages.ts';
import { stickerKeys, wordsOf } from './draw-sticker.ts';

/** What concepts are called in each language; the first is the name. */
const words: Record<string, Record<Language, string[]>> = JSON.parse(
  readFileSync(join(import.meta.dirname, 'words.json'), 'utf8'),
);

/** What a sticker is called in a language. */
export function stickerName(key: string, language: Language): string {
  const [concept = ''] = wordsOf(key);
  const [name = ''] = words[concept]?.[language] ?? [];
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/**
 * Keys of the stickers that something is found by, those named like it first. Words of the reader's
 * language and English ones, with or without accents.
 */
export function findStickers(query: string, language: Language): string[] {
  const sought = plain(query);
  const isMeant = (concept: string) =>
    [language, 'en' as const].some((one) =>
      words[concept]?.[one].some((word) =>
        plain(word)
          .split(' ')
          .concat(plain(word))
          .some((part) => part.startsWith(sought)),
      ),
    );
  const named = stickerKeys.filter((key) => isMeant(wordsOf(key)[0] ?? ''));
  const tagged = stickerKeys.filter((key) => wordsOf(key).slice(1).some(isMeant));
  return [...new Set([...named, ...tagged])];
}

/** Every concept, for the test that all of them have words. */
export const concepts = Object.keys(words);
export const wordsFor = (concept: string, language: Language) => words[concept]?.[language] ?? [];

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase().trim();
}
