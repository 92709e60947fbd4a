import type { FastifyRequest } from 'fastify';
import type { SiteDirectory } from '../settings/site-directory.ts';
/** onRequest: which site the host names; only hosts that are configured are answered. */
export declare function resolveSite(directory: SiteDirectory): (request: FastifyRequest) => Promise<void>;
