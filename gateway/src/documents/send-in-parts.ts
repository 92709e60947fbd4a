import { PassThrough } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { asBrotli, packInParts, takesBrotli } from './packed.ts';

/** A document in the order in which it comes to be known. */
export interface Parts {
  beginning: string;
  middle: Promise<string>;
  end: string;
}

/**
 * Sends a document whose beginning is known before the rest: the browser fetches what the beginning
 * names meanwhile. Brotli where the browser takes it.
 */
export function sendInParts(
  request: FastifyRequest,
  reply: FastifyReply,
  { beginning, middle, end }: Parts,
): FastifyReply {
  const isPacked = takesBrotli(request);
  const out = isPacked ? packInParts() : new PassThrough();
  const fail = (reason: unknown) => {
    // Whoever asked has gone.
    if (out.destroyed) return;
    const error = reason instanceof Error ? reason : new Error(String(reason));
    request.log.error({ failure: error.stack }, 'a document broke off');
    out.destroy(error);
  };
  out.write(beginning);
  middle.then((text) => out.end(text + end), fail);
  return (isPacked ? asBrotli(reply) : reply).send(out);
}
