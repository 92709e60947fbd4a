import type { FastifyReply, FastifyRequest } from 'fastify';
export declare function sessionToken(request: FastifyRequest): string | undefined;
export declare function setSessionCookie(request: FastifyRequest, reply: FastifyReply, token: string): void;
export declare function clearSessionCookie(request: FastifyRequest, reply: FastifyReply): void;
