import type { FastifyReply, FastifyRequest } from 'fastify';
import { sessionDays } from './session.ts';

/** Over https the name itself makes browsers insist on Secure and this very host. */
export function cookieName(request: FastifyRequest, name = 'sid'): string {
  return request.protocol === 'https' ? `__Host-${name}` : name;
}

export function sessionToken(request: FastifyRequest): string | undefined {
  return request.cookies[cookieName(request)];
}

export function setSessionCookie(request: FastifyRequest, reply: FastifyReply, token: string) {
  reply.setCookie(cookieName(request), token, {
    ...cookieAttributes(request),
    maxAge: sessionDays * 86_400,
  });
}

export function clearSessionCookie(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(cookieName(request), cookieAttributes(request));
}

/** For what only the server reads. */
export function cookieAttributes(request: FastifyRequest) {
  const secure = request.protocol === 'https';
  return { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
}
