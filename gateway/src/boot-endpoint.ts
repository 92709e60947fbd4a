import type { FastifyInstance } from 'fastify';
import type { Live } from './releases.ts';

/**
 * Tells a page that lost a file what is live now, as a new document would. The address is
 * `bootAddress` of the loader.
 */
export function serveBoot(app: FastifyInstance, live: () => Live | undefined): void {
  app.get('/boot.json', (_request, reply) => {
    const current = live();
    reply.header('cache-control', 'no-store');
    if (!current) return reply.code(503).send({ remotes: [] });
    return reply.send({ remotes: current.remotes });
  });
}
