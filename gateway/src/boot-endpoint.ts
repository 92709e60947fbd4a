import type { FastifyInstance } from 'fastify';
import { bucketOf } from './bucket.ts';
import type { followReleases } from './releases.ts';

/**
 * Tells a page that lost a file what is live now, as a new document would. The address is
 * `bootAddress` of the loader.
 */
export function serveBoot(app: FastifyInstance, live: ReturnType<typeof followReleases>): void {
  app.get('/boot.json', async (request, reply) => {
    const current = await live({ bucket: bucketOf(request, reply), site: request.hostname });
    reply.header('cache-control', 'no-store');
    if (!current) return reply.code(503).send({ remotes: [] });
    return reply.send({ remotes: current.remotes });
  });
}
