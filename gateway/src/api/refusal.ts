import type { FastifyReply, RawServerBase, RouteGenericInterface } from 'fastify';

const messages = {
  unavailable: 'The service is restarting.',
  full: 'No further page can be kept up to date at the moment.',
  rate_limited: 'Too many at once from your network.',
};

/** Refuses in the gateway's own name, in the form in which the API does. */
export function refuse<Server extends RawServerBase>(
  reply: FastifyReply<RouteGenericInterface, Server>,
  reason: keyof typeof messages,
  seconds: number,
) {
  const code = reason === 'full' ? 'unavailable' : reason;
  const details = code === 'rate_limited' ? { retry_after: seconds } : [];
  return reply
    .code(code === 'rate_limited' ? 429 : 503)
    .header('retry-after', String(seconds))
    .send({ error: { code, message: messages[reason], details } });
}
