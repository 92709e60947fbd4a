import type { FastifyError, FastifyInstance } from 'fastify';
import { ownLanguage } from './language.ts';
import { askLater } from './later.ts';

/**
 * What nobody foresaw is a line in the log, with the kind of address alone, and an answer that says nothing of
 * how it came about; in place of a document a page that comes back. Fastify, which logs no requests here, would
 * log none of it, and tell the browser instead.
 */
export function answerFailures(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if ((error.statusCode ?? 500) < 500) return reply.send(error);
    const { method, routeOptions } = request;
    const { name: type, code, stack } = error;
    app.log.error({ method, route: routeOptions.url, failure: { type, code, stack } }, 'failed');
    if (routeOptions.url === '/*') return askLater(reply, 500, ownLanguage(request));
    reply.code(500).header('cache-control', 'no-store');
    return reply.send({ error: { code: 'internal', message: 'That failed.', details: [] } });
  });
}
