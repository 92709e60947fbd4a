import type { FastifyInstance } from 'fastify';
import { refuseUnread } from './security-headers.ts';

/**
 * A name or an address, and perhaps a port; or none, as health checks ask. What is in it otherwise would
 * stand in addresses that we make.
 */
const plainHost = /^(?:(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?)?$/;

/** A host has one spelling from here on, of which what is kept by it is kept once; what is none is refused. */
export function spellHostsOnce(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const { headers } = request.raw;
    for (const name of ['host', 'x-forwarded-host']) {
      const host = headers[name];
      if (typeof host === 'string') headers[name] = host.toLowerCase();
    }
    if (plainHost.test(request.host)) return;
    refuseUnread(new Error('no host'), request, reply);
    return reply;
  });
}
