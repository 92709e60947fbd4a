import type { FastifyRequest } from 'fastify';
import { ApiError, authenticationRequired } from '../platform/errors.ts';
import type { Session } from './session.ts';

/** preHandler: only for somebody who is logged in. */
export async function requireUser(request: FastifyRequest): Promise<void> {
  if (!request.session) throw authenticationRequired();
}

/** preHandler: only for somebody who confirmed the e-mail address. */
export async function requireConfirmed(request: FastifyRequest): Promise<void> {
  if (currentUser(request).status !== 'active') throw new ApiError(403, 'not_confirmed');
}

/** Who is logged in; throws 403 authentication_required for visitors. */
export function currentUser(request: FastifyRequest): Session['user'] {
  if (!request.session) throw authenticationRequired();
  return request.session.user;
}
