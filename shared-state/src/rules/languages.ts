import type { Language } from '../api/types.ts';

/** All languages of the product by their own names, as a list is sorted that people look theirs up in. */
export const languageNames: Record<Language, string> = {
  da: 'Dansk',
  de: 'Deutsch',
  en: 'English',
  es: 'Español',
  fr: 'Français',
  it: 'Italiano',
  nl: 'Nederlands',
  nb: 'Norsk bokmål',
  pl: 'Polski',
  fi: 'Suomi',
  sv: 'Svenska',
};

export const languages = Object.keys(languageNames) as Language[];

const visibleIn: Record<string, Language[]> = {
  US: ['en', 'es'],
  NL: ['nl'],
  BE: ['nl', 'fr', 'de'],
  FR: ['fr'],
  IT: ['it'],
  ES: ['es'],
  DE: ['de'],
  AT: ['de'],
  IE: ['en'],
  GB: ['en'],
  CA: ['en', 'fr'],
  PL: ['pl'],
  AU: ['en'],
  NZ: ['en'],
  CH: ['de', 'it', 'fr', 'en'],
  DK: ['da'],
  FI: ['fi', 'sv'],
  NO: ['nb'],
  SE: ['sv'],
};

function isLanguage(code: string): code is Language {
  return Object.hasOwn(languageNames, code);
}

/** The supported language of a locale such as `nl` or `nl-BE`, else English. */
export function languageOf(locale: string): Language {
  const code = locale.slice(0, 2).toLowerCase();
  return isLanguage(code) ? code : 'en';
}

/**
 * Languages to offer in a country, of those that exist; the site's own language and English elsewhere,
 * and beside the country's as long as some of those have no texts.
 */
export function visibleLanguages(
  country: string,
  domainLanguage: string,
  existing: readonly Language[] = languages,
): Language[] {
  const known = visibleIn[country.toUpperCase()] ?? [];
  const isWhole = known.length > 0 && known.every((code) => existing.includes(code));
  const standIns: Language[] = isWhole ? [] : [languageOf(domainLanguage), 'en'];
  return [...new Set([...known, ...standIns])].filter((code) => existing.includes(code));
}
