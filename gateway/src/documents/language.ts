import type { Release } from '@afterglow/federation/registry/release';
import type { FastifyRequest } from 'fastify';
import { askedLanguages, type SiteSettings } from '../api/api-client.ts';
import type { Live } from '../releases/releases.ts';
import { isSpoken } from './own-words.ts';

/** The first language that a page is asked in and that there is. */
export const askedSpoken = (request: FastifyRequest) => askedLanguages(request).find(isSpoken);

/** Of what a browser says that its reader reads the first that is spoken; nn and no are Norwegian, too. */
function readSpoken({ headers }: FastifyRequest): string | undefined {
  const read = headers['accept-language']?.toLowerCase().split(/, */) ?? [];
  return read.map((one) => one.slice(0, 2).replace(/^n[no]$/, 'nb')).find(isSpoken);
}

/** For a page of the gateway's own, while nothing is known of the site. */
export const ownLanguage = (request: FastifyRequest): string =>
  askedSpoken(request) ?? readSpoken(request) ?? 'en';

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

const known = new WeakMap<SiteSettings, WeakMap<Release, SiteSettings>>();

/**
 * Settings with the languages of a page: both the API and the live shell have texts in them. The same
 * object for all who are told the same, so that what is made of it is made once.
 */
export function readableSettings(
  settings: SiteSettings,
  { shell }: Pick<Live, 'shell'>,
): SiteSettings {
  const byShell = known.get(settings) ?? new WeakMap<Release, SiteSettings>();
  known.set(settings, byShell);
  const languages = settings.languages.filter((language) => language in shell.texts);
  const readable = byShell.get(shell) ?? { ...settings, languages };
  byShell.set(shell, readable);
  return readable;
}
