import type { FastifyRequest } from 'fastify';

/**
 * Whom a key is for: the very host of this page. The guard of writes has held the origin against
 * the host, and the host has found the site.
 */
export function relyingParty({ headers, site }: FastifyRequest) {
  const origin = String(headers.origin);
  return { origin, id: new URL(origin).hostname, name: site.name };
}
