import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The words that hardly any sentence of a language is without. */
const commonWords: Record<string, string[]> = JSON.parse(
  readFileSync(join(import.meta.dirname, 'common-words.json'), 'utf8'),
);

/** The language a text is most likely written in; undefined when nothing, or more than one, speaks for it. */
export function languageOf(text: string): string | undefined {
  const words = new Set(text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []);
  const scores = Object.entries(commonWords)
    .map(([language, common]) => ({
      language,
      score: common.filter((word) => words.has(word)).length,
    }))
    .sort((one, other) => other.score - one.score);
  const [first, second] = scores;
  if (!first || first.score === 0 || first.score === second?.score) return undefined;
  return first.language;
}
