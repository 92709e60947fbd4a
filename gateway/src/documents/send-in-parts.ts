import { PassThrough } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { asBrotli, lastPart, packInParts, takesBrotli } from './packed.ts';

/** A document in the order in which it comes to be known. */
export interface Parts {
  beginning: string;
  middle: Promise<string>;
  /** Short, and not worth packing. */
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
  const out = new PassThrough();
  const fail = (error: unknown) =>
    out.destroy(error instanceof Error ? error : new Error(String(error)));
  if (!takesBrotli(request)) {
    out.write(beginning);
    middle.then((text) => out.end(text + end), fail);
    return reply.send(out);
  }
  const packed = packInParts().on('error', fail);
  packed.pipe(out, { end: false });
  packed.write(beginning);
  packed.flush();
  middle
    .then((text) => {
      packed.write(text);
      packed.flush(() => out.end(lastPart(end)));
    })
    .catch(fail);
  out.once('close', () => packed.destroy());
  return asBrotli(reply).send(out);
}
