import { byBase, placeholders, type Texts } from './texts.ts';

/** Categories a language needs for whole numbers and fractions, by CLDR. */
function pluralCategories(language: string): string[] {
  return new Intl.PluralRules(language).resolvedOptions().pluralCategories;
}

/** Every placeholder of a key; the count may be left out of single plural forms. */
function expectations(texts: Texts, keys: string[], plural: boolean): string {
  const all = keys.flatMap((key) => placeholders(texts.get(key) ?? ''));
  return [...new Set(all)]
    .filter((name) => !plural || name !== '{{count}}')
    .sort()
    .join(' ');
}

/** Problems of one language beside the reference language: missing, extra, plurals, placeholders. */
export function compare(reference: Texts, texts: Texts, language: string): string[] {
  const wanted = byBase(reference);
  const found = byBase(texts);
  const problems: string[] = [];
  for (const [base, { keys }] of wanted) {
    const there = found.get(base);
    if (!there) {
      problems.push(`${base} is missing`);
      continue;
    }
    const plural = there.categories.length > 0;
    const expected = expectations(reference, keys, plural);
    // Each form by itself: the one for few is read as seldom as it is written.
    for (const key of there.keys) {
      const actual = expectations(texts, [key], plural);
      if (expected === actual) continue;
      problems.push(`${key} has ${actual || 'no placeholders'}, expected ${expected || 'none'}`);
    }
  }
  for (const [base, { categories }] of found) {
    if (!wanted.has(base)) problems.push(`${base} is not in the reference language`);
    if (categories.length === 0) continue;
    const missing = pluralCategories(language).filter((category) => !categories.includes(category));
    if (missing.length > 0) problems.push(`${base} lacks plural ${missing.join(', ')}`);
  }
  for (const [key, text] of texts) if (text.trim() === '') problems.push(`${key} is empty`);
  return problems;
}
