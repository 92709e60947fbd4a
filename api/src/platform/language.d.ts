import type { FastifyRequest } from 'fastify';
/** The member's own choice, else `?lang`, the cookie, the site's language, English. */
export declare function requestLanguage(request: FastifyRequest): string;
