import { PassThrough } from 'node:stream';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../platform/context.ts';
import { errorBody, toApiError } from '../../platform/http/error-answer.ts';
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
      const failure = toApiError(error as FastifyError, request);
      // The answer began with 200: only this tells a refusal from what may be done, and may be asked again.
      const { status } = failure;
      send('error', JSON.stringify({ status, error: errorBody(failure, request.language) }));
    })
    .finally(() => stream.end());
  return reply.send(stream);
}
