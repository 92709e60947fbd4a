import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Known } from './gather.ts';

/**
 * Keeps the language that an address asks for, as search engines give it (`?lang=`), for this visit: the
 * next document, and what is sent before the scripts came, is in it, too. What somebody has chosen, or
 * their account has, comes first.
 */
export function keepLanguage(
  request: FastifyRequest,
  reply: FastifyReply,
  { query, language, user, isMember }: Pick<Known, 'query' | 'language' | 'user' | 'isMember'>,
): void {
  if (query !== language || user !== null || isMember || request.cookies.locale) return;
  const secure = request.protocol === 'https';
  reply.setCookie('locale', language, { path: '/', sameSite: 'lax', secure });
}
