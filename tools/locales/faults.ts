import type { Texts } from '../../federation/gate/texts/texts.ts';

/** A fault that one text can have, whatever it says. */
interface Rule {
  name: string;
  /** Only in this language. */
  language?: string;
  found: RegExp;
}

const rules: Rule[] = [
  { name: 'straight quotes', found: /["']/ },
  { name: 'three dots for …', found: /\.\.\./ },
  { name: 'two spaces', found: / {2}/ },
  // French sets these apart, by a space at which no line may break.
  { name: 'no space before ; : ! ?', language: 'fr', found: /[^\s\u00A0\u202F?!][;:!?](?:\s|$)/ },
  { name: 'a space that breaks before ; : ! ? »', language: 'fr', found: / [;:!?»]/ },
  { name: 'a space that breaks after «', language: 'fr', found: /« / },
  { name: 'a wide space before ; ! ?', language: 'fr', found: /\u00A0[;!?]/ },
  // Polish writes to its reader as in a letter.
  {
    name: 'a small letter for Ty',
    language: 'pl',
    found: /(?<!\p{L})(?:cię|ciebie|tobie|tobą|twój|twoj\p{L}*|twoi\p{L}*)(?!\p{L})/u,
  },
];

/** Names of companies end in a dot of their own: “Amaryllis Media B.V..” */
const companyAtEnd = /\{\{company\}\}[.…]/;

const tags = /<[^>]*>/g;
const placeholders = /\{\{[^}]*\}\}/g;

/** Danish kroner end in a dot of their own: “8,95 kr..” */
const kronerAtEnd = /\{\{(amount|left|limit|price|spent)\}\}\./;

/** Whether every tag that opens closes again, in order. */
function isPaired(text: string): boolean {
  const open: string[] = [];
  for (const [, close, name = '', alone] of text.matchAll(/<(\/?)(\w+)\s*(\/?)>/g)) {
    if (alone) continue;
    if (!close) open.push(name);
    else if (open.pop() !== name) return false;
  }
  return open.length === 0;
}

/** English left where a sentence should be: names and single words may be the same in any language. */
function isLeft(text: string, english: string | undefined): boolean {
  return text === english && /\b[a-z]{2,} [a-z]{2,}/.test(text.replace(placeholders, ''));
}

/**
 * What is wrong with how texts are written, one line each.
 *
 * @param forbidden words that this language never uses, by its page in `docs/languages/`
 */
export function faultsOf(
  texts: Texts,
  { language, english, forbidden }: { language: string; english: Texts; forbidden: string[] },
): string[] {
  const ofLanguage = rules.filter((rule) => !rule.language || rule.language === language);
  const never = forbidden.map((word) => ({
    name: `“${word}”`,
    found: new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'iu'),
  }));
  return [...texts].flatMap(([key, text]) => {
    const words = text.replace(tags, '').replace(placeholders, 'x');
    const broken = [...ofLanguage, ...never].filter(({ found }) => found.test(words));
    const names = broken.map(({ name }) => name);
    if (companyAtEnd.test(text)) names.push('a dot after {{company}}');
    if (language === 'da' && kronerAtEnd.test(text)) names.push('a dot after kroner');
    if (!isPaired(text)) names.push('a tag that does not close');
    if (language !== 'en' && isLeft(text, english.get(key))) names.push('English');
    return names.map((name) => `${key} has ${name}`);
  });
}
