import type { FastifyReply, FastifyRequest } from 'fastify';
import { sessionDays } from './session.ts';

/** Over https the name itself makes browsers insist on Secure and this very host. */
function cookieName(request: FastifyRequest): string {
  return request.protocol === 'https' ? '__Host-sid' : 'sid';
}

export function sessionToken(request: FastifyRequest): string | undefined {
  return request.cookies[cookieName(request)];
}

export function setSessionCookie(request: FastifyRequest, reply: FastifyReply, token: string) {
  reply.setCookie(cookieName(request), token, {
    ...attributes(request),
    maxAge: sessionDays * 86_400,
  });
}

export function clearSessionCookie(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(cookieName(request), attributes(request));
}

function attributes(request: FastifyRequest) {
  const secure = request.protocol === 'https';
  return { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
}
