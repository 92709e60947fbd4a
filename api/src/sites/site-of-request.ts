import type { FastifyRequest } from 'fastify';
import { ApiError, notReady } from '../platform/errors.ts';
import type { ClosedSites } from './closed-sites.ts';
import type { Site } from './site.ts';
import type { SiteDirectory } from './site-directory.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answers on any host, without a site: health, metrics, webhooks. */
    anyHost?: boolean;
  }
  interface FastifyRequest {
    site: Site;
  }
}

/** onRequest: which site the host names; only hosts that are configured are answered, and open. */
export function resolveSite(directory: SiteDirectory, closed: ClosedSites) {
  return async (request: FastifyRequest): Promise<void> => {
    const site = await directory.find(request.hostname.toLowerCase());
    if (site) request.site = site;
    if (request.routeOptions.config?.anyHost) return;
    if (!site) throw new ApiError(421, 'unknown_host');
    if (closed.has(site.id)) throw notReady();
  };
}
