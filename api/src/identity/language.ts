import type { FastifyRequest } from 'fastify';
import { isLanguage } from '../platform/languages.ts';

/** The member's own choice, else `?lang`, the cookie, the site's language, English. */
export function requestLanguage(request: FastifyRequest): string {
  const query = request.query as { lang?: unknown } | undefined;
  const candidates = [
    request.session?.user.language,
    typeof query?.lang === 'string' ? query.lang : undefined,
    request.cookies?.locale,
    request.site?.settings.domain_language,
  ];
  for (const candidate of candidates) {
    const language = candidate?.slice(0, 2).toLowerCase();
    if (language && isLanguage(language)) return language;
  }
  return 'en';
}
