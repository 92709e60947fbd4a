import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const headers = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), payment=(), geolocation=(self)',
  'x-frame-options': 'DENY',
};

function addTo(reply: FastifyReply, { protocol }: FastifyRequest): void {
  reply.headers(headers);
  if (protocol === 'https') {
    reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
  }
}

/** Headers that belong on every answer, errors and assets included. HSTS only makes sense on https. */
export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => addTo(reply, request));
}

/** What Fastify refuses before any hook and without looking at proxies: an address that cannot be decoded. */
export function refuseUnread(_error: Error, request: FastifyRequest, reply: FastifyReply): void {
  addTo(reply, request);
  reply.code(400).header('cache-control', 'no-store').type('text/plain').send('bad request');
}
