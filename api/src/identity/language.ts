import type { FastifyRequest } from 'fastify';
import { spokenLanguages } from '../platform/texts.ts';

/**
 * The language of an answer: what the page says it is in; for who does not say, what decides a page:
 * `?lang`, the cookie, the member's choice, the site's language, English. Mails have the member's.
 */
export function requestLanguage(request: FastifyRequest): string {
  const query = request.query as { lang?: unknown } | undefined;
  const candidates = [
    request.headers['x-language'],
    query?.lang,
    request.cookies?.locale,
    request.session?.user.language,
    request.site?.settings.domain_language,
  ];
  for (const candidate of candidates) {
    const language = typeof candidate === 'string' ? candidate.slice(0, 2).toLowerCase() : '';
    if (spokenLanguages.includes(language)) return language;
  }
  return 'en';
}
