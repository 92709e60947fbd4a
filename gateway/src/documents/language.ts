/** The eleven languages of the product. */
export const languages = [
  'da',
  'de',
  'en',
  'es',
  'fi',
  'fr',
  'it',
  'nb',
  'nl',
  'pl',
  'sv',
] as const;

const supported = (value: string | undefined): string | undefined =>
  languages.find((language) => language === value);

/**
 * Decides a document's language before its first byte: `?lang=` (so that search engines, which
 * keep no cookie, see every language), the cookie, the domain's language, English.
 */
export function documentLanguage(of: {
  query: string | undefined;
  cookie: string | undefined;
  domainLanguage: string | undefined;
}): string {
  return (
    supported(of.query) ??
    supported(of.cookie) ??
    supported(of.domainLanguage?.slice(0, 2).toLowerCase()) ??
    'en'
  );
}
