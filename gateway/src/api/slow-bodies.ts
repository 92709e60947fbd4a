import { finished } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { placesFor } from './places.ts';
import { refuse } from './refusal.ts';

/** Milliseconds a body may take to arrive; the server itself ends photos that take far longer. */
const patience = 20_000;

const bodyless = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * A body that trickles in holds a connection to the API, too, and needs no login: each has its
 * time, and nobody has many under way.
 */
export function limitBodies(app: FastifyInstance, milliseconds = patience): void {
  const places = placesFor({
    inAll: Number.POSITIVE_INFINITY,
    perHousehold: 50,
    perNeighbours: 200,
  });
  app.addHook('onRequest', async ({ raw, method, ip, headers }, reply) => {
    if (bodyless.has(method)) return;
    const leave = places.take(ip);
    if (typeof leave === 'string') return refuse(reply, 'rate_limited', 10);
    const isPhoto = headers['content-type']?.startsWith('multipart/form-data');
    const expire = () => raw.complete || raw.destroy();
    const deadline = isPhoto ? undefined : setTimeout(expire, milliseconds);
    finished(raw, () => {
      clearTimeout(deadline);
      leave();
    });
  });
}
