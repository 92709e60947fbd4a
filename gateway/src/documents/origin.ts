import type { FastifyRequest } from 'fastify';
import type { SiteSettings } from '../api/api-client.ts';

/**
 * Scheme, host and port that a site is known by: its other hosts, such as `www.`, show the same pages
 * and are no sites of their own.
 */
export function originOf(
  { protocol, host, hostname }: Pick<FastifyRequest, 'protocol' | 'host' | 'hostname'>,
  { domain }: Pick<SiteSettings, 'domain'>,
): string {
  const port = host.slice(hostname.length);
  return `${protocol}://${domain || hostname}${port}`;
}
