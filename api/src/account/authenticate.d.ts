import type { FastifyRequest } from 'fastify';
import type { Context } from '../platform/context.ts';
/** onRequest: puts the session of the cookie on the request, and notes that the member was here. */
export declare function authenticate(ctx: Context): (request: FastifyRequest) => Promise<void>;
