import { PassThrough } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../platform/context.ts';
import { ApiError } from '../../platform/errors.ts';
import { errorBody } from '../../platform/http/error-answer.ts';
import { type Signup, signUp } from './signup.ts';

/** Signs up while the reader watches: an event as each phase begins, then `done` or `error`. */
export function streamSignup(
  ctx: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  signup: Signup,
): FastifyReply {
  const stream = new PassThrough();
  const send = (event: string, json: string) => stream.write(`event: ${event}\ndata: ${json}\n\n`);
  const tell = (phase: string) => send('phase', JSON.stringify({ phase }));
  reply.type('text/event-stream').header('x-accel-buffering', 'no');
  tell('checking_data');
  signUp(ctx, signup, tell)
    .then((answer) => send('done', String(reply.serializeInput(answer, '200'))))
    .catch((error: unknown) => {
      const failure = error instanceof ApiError ? error : new ApiError(500, 'internal');
      if (failure !== error) request.log.error({ err: error }, 'sign-up failed');
      send('error', JSON.stringify({ error: errorBody(failure, request.language) }));
    })
    .finally(() => stream.end());
  return reply.send(stream);
}
