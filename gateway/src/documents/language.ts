import type { SiteSettings } from '../api/api-client.ts';
import type { Live } from '../releases/releases.ts';

/**
 * Decides a document's language before its first byte: `?lang=` (so that search engines, which
 * keep no cookie, see every language), the cookie, the domain's language, English.
 */
export function documentLanguage(of: {
  query: string | undefined;
  cookie: string | undefined;
  domainLanguage: string | undefined;
  languages: readonly string[];
}): string {
  const supported = (value: string | undefined) =>
    of.languages.find((language) => language === value);
  return (
    supported(of.query) ??
    supported(of.cookie) ??
    supported(of.domainLanguage?.slice(0, 2).toLowerCase()) ??
    'en'
  );
}

/** The languages of a page: both the API and the live shell have texts in them. */
export function readableIn({ languages }: SiteSettings, { shell }: Live): string[] {
  return languages.filter((language) => language in shell.texts);
}
