import { cached } from './cached.ts';

const countries = cached((language: string) => new Intl.DisplayNames(language, { type: 'region' }));

const lists = cached(
  (language: string) => new Intl.ListFormat(language, { style: 'long', type: 'conjunction' }),
);

/** `formatCountry('NL', 'de')` is `Niederlande`. */
export function formatCountry(code: string, language: string): string {
  return countries(language).of(code) ?? code;
}

/** `formatList(['a', 'b', 'c'], 'en-GB')` is `a, b and c`; in `en-US` it is `a, b, and c`. */
export function formatList(items: string[], language: string): string {
  return lists(language).format(items);
}
