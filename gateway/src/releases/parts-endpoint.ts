import type { FastifyInstance } from 'fastify';
import type { LiveFor } from './releases.ts';

/**
 * Tells the page which packages this browser has, and which team answers for each. Where a team is
 * reached is for those who have been given another version, and for everybody outside production.
 */
export function serveParts(app: FastifyInstance, liveFor: LiveFor, production: boolean): void {
  app.get('/parts.json', async (request, reply) => {
    const current = await liveFor(request, reply);
    reply.header('cache-control', 'no-store');
    if (!current) return reply.code(503).send([]);
    const { shell, remotes, override, releaseOf } = current;
    const releases = [shell, ...remotes.flatMap(({ name }) => releaseOf(name) ?? [])];
    const mayContact = !production || override !== undefined;
    return releases.map(({ name, version, owner }) => ({
      name,
      version,
      ...(owner && { team: owner.team, ...(mayContact && { contact: owner.contact }) }),
    }));
  });
}
