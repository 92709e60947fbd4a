import type { FastifyReply, FastifyRequest } from 'fastify';
import { second } from '../platform/clock.ts';
import type { App } from '../platform/http/app.ts';
import { readPosition, writePosition } from '../platform/replicas/position.ts';
import { during, type Reading } from '../platform/replicas/reading.ts';
import { mostLag } from '../platform/replicas/replica.ts';
import type { Replicas } from '../platform/replicas/replicas.ts';
import { cookieAttributes, cookieName } from './session-cookie.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Replicas may answer: what others did may be seconds old. Nothing that pages hold against live
     * events, which may be there first; and nothing of money.
     */
    mayLag?: boolean;
  }
  interface FastifyRequest {
    reading: Reading | undefined;
  }
}

/** Later on every replica that is in use has it. */
const cookieSeconds = (6 * mostLag) / second;

/**
 * Whoever wrote something reads it, whichever process and whichever server answers: the answer to a
 * write brings a cookie that says how far replicas must be, and the next requests show it.
 */
export function readOwnWrites(app: App, replicas: Replicas): void {
  const name = (request: FastifyRequest) => cookieName(request, 'wrote');

  app.decorateRequest('reading');
  app.addHook('onRequest', (request, _reply, done) => {
    request.reading = {
      mayLag: request.routeOptions.config.mayLag === true,
      wanted: readPosition(request.cookies[name(request)]),
      isPrimarys: false,
      hasWritten: false,
      replica: undefined,
    };
    during(request.reading, done);
  });

  app.addHook('onSend', async (request: FastifyRequest, reply: FastifyReply) => {
    const { reading } = request;
    if (!reading) return;
    // What goes on after the answer is nobody's read.
    reading.isPrimarys = true;
    if (!reading.hasWritten) return;
    reply.setCookie(name(request), writePosition(await replicas.written()), {
      ...cookieAttributes(request),
      maxAge: cookieSeconds,
    });
  });
}
