import { finished } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { currentUser } from '../../identity/guards.ts';
import { notReady, rateLimited } from '../../platform/errors.ts';

/** Each holds all rows of a member until its last byte is fetched, however slowly. */
const mostOfAll = 20;

/**
 * preHandler: a member has one download under way, and all have a few. Throws 429 and 503, before
 * the token is used and the first byte is sent, so that it can be tried again.
 */
export function oneDownload() {
  const underWay = new Set<string>();
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { id } = currentUser(request);
    if (underWay.has(id)) throw rateLimited(2);
    if (underWay.size >= mostOfAll) throw notReady();
    underWay.add(id);
    finished(reply.raw, () => underWay.delete(id));
  };
}
