import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/paths.mjs';

/**
 * The words that a language never uses, whatever is meant: in `docs/languages/<language>.md`, the
 * line that begins with "Never anywhere:", commas between.
 */
export function forbiddenIn(language: string): string[] {
  const file = join(root, 'docs/languages', `${language}.md`);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const [, words = ''] = /^Never anywhere: (.+?)\.?$/m.exec(text) ?? [];
  return words
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);
}
