import type { Files } from '@afterglow/federation/store/files';
import { finished, storedVersions } from '@afterglow/federation/store/releases';
import type { FastifyInstance } from 'fastify';

/** Lists the versions in the store for the panel of developers, newest first. */
export function serveVersions(app: FastifyInstance, files: Files): void {
  app.get('/override/versions.json', async (_request, reply) => {
    const packages = [...(await storedVersions(files))].filter(([name]) => name !== 'shell');
    const listed = packages.map(async ([name, versions]) => {
      const whole = await finished(files, name, versions);
      const newest = whole.sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
      return [name, newest.map(({ version }) => version)] as const;
    });
    reply.header('cache-control', 'no-store');
    return Object.fromEntries(await Promise.all(listed));
  });
}
