import type { FastifyRequest } from 'fastify';
import { forbidden } from '../errors.ts';

/**
 * How a writing route is protected from other sites: `client` (default) wants our Origin and our
 * header, `form` and `beacon` only the Origin, `webhook` neither, because it checks a signature.
 */
type WriteGuard = 'client' | 'form' | 'beacon' | 'webhook';

declare module 'fastify' {
  interface FastifyContextConfig {
    write?: WriteGuard;
  }
}

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Refuses writes that did not come from our own pages. */
export async function guardWrites(request: FastifyRequest): Promise<void> {
  if (reading.has(request.method)) return;
  const guard = request.routeOptions.config.write ?? 'client';
  if (guard === 'webhook') return;
  if (!isSameOrigin(request)) throw forbidden();
  if (guard === 'client' && request.headers['request-type'] !== 'client') throw forbidden();
}

/**
 * For the two GETs of the contract that write: only a script of our own page may call them, no
 * link, image or form of another site.
 */
export async function guardWritingGet(request: FastifyRequest): Promise<void> {
  const site = request.headers['sec-fetch-site'];
  const mode = request.headers['sec-fetch-mode'];
  if (site !== 'same-origin' || mode === 'navigate') throw forbidden();
}

function isSameOrigin(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  const { origin } = request.headers;
  if (origin === undefined || !URL.canParse(origin)) return false;
  return new URL(origin).host === new URL(`http://${request.host}`).host;
}
