import { atSitePaths } from '@afterglow/federation/registry/site-paths';
import type { FastifyInstance } from 'fastify';
import type { LiveFor } from './releases.ts';

/**
 * Tells a page that lost a file what is live now, as a new document would. The address is
 * `bootAddress` of the loader.
 */
export function serveBoot(app: FastifyInstance, liveFor: LiveFor): void {
  app.get('/boot.json', async (request, reply) => {
    const current = await liveFor(request, reply);
    reply.header('cache-control', 'no-store');
    if (!current) return reply.code(503).send({ remotes: [] });
    // Where a site has put a page, documents say; here it is left out.
    const remotes = atSitePaths(current.remotes, {});
    return reply.send({ remotes, shell: current.shell.version });
  });
}
