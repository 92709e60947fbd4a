import { finished } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { currentUser } from '../../identity/guards.ts';
import { type Clock, minute } from '../../platform/clock.ts';
import { notReady, rateLimited } from '../../platform/errors.ts';

/** Each holds all rows of a member until its last byte is fetched, however slowly. */
const mostOfAll = 20;
/** After so long the slowest makes room for whoever comes, where there is none. */
const patience = 10 * minute;

/**
 * preHandler: a member has one download under way, and all have a few. Throws 429 and 503, before
 * the token is used and the first byte is sent, so that it can be tried again.
 */
export function oneDownload(clock: Clock) {
  /** By member, the oldest first. */
  const underWay = new Map<string, { reply: FastifyReply; since: number }>();

  function makeRoom(): void {
    const [oldest] = underWay;
    if (!oldest || underWay.size < mostOfAll) return;
    const [id, { reply, since }] = oldest;
    if (clock.now().getTime() - since < patience) throw notReady();
    underWay.delete(id);
    reply.raw.destroy();
  }

  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { id } = currentUser(request);
    if (underWay.has(id)) throw rateLimited(2);
    makeRoom();
    const download = { reply, since: clock.now().getTime() };
    underWay.set(id, download);
    finished(reply.raw, () => {
      if (underWay.get(id) === download) underWay.delete(id);
    });
  };
}
