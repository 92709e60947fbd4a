import type { FastifyRequest } from 'fastify';

/** Who asks for what site, as the API is told; nothing of it is what an unknown client claims. */
export function forwarded({
  country,
  host,
  ip,
  protocol,
}: Pick<FastifyRequest, 'country' | 'host' | 'ip' | 'protocol'>) {
  return {
    'x-forwarded-host': host,
    'x-forwarded-for': ip,
    'x-forwarded-proto': protocol,
    'x-visitor-country': country ?? '',
  };
}
