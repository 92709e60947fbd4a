import proxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import { forwarded } from './forwarded.ts';

/** Paths the API answers itself: the API, and outside production the mailbox and test checkout. */
const prefixes = ['/api', '/mailbox', '/sandbox'];

/**
 * Passes requests on to the API, event streams and uploads included. The site's host travels in
 * x-forwarded-host; whatever the client claimed in forwarded headers is overwritten.
 */
export function serveApi(app: FastifyInstance, apiUrl: string): void {
  for (const prefix of prefixes) {
    app.register(proxy, {
      upstream: apiUrl,
      prefix,
      rewritePrefix: prefix,
      // An event stream stays open for hours; its own heartbeat tells whether it lives.
      http: { requestOptions: { timeout: 0 } },
      replyOptions: {
        rewriteRequestHeaders: (request, headers) => ({
          ...headers,
          ...forwarded(request),
        }),
        onError(reply, { error }) {
          app.log.warn({ code: 'code' in error ? error.code : error.name }, 'api unreachable');
          reply
            .code(503)
            .header('retry-after', '2')
            .send({
              error: { code: 'unavailable', message: 'The service is restarting.', details: [] },
            });
        },
      },
    });
  }
}
