import { PassThrough } from 'node:stream';
import { constants, createBrotliCompress } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Quality 4 costs about a millisecond for a document. */
const brotli = () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });

/**
 * Sends a document whose beginning is known before its end: the browser fetches what the beginning
 * names meanwhile. Brotli where the browser takes it.
 */
export function sendInParts(
  request: FastifyRequest,
  reply: FastifyReply,
  beginning: string,
  end: Promise<string>,
): FastifyReply {
  const packed = /\bbr\b/.test(request.headers['accept-encoding'] ?? '') ? brotli() : undefined;
  if (packed) reply.header('content-encoding', 'br');
  const out = packed ?? new PassThrough();
  out.write(beginning);
  packed?.flush();
  end.then(
    (text) => out.end(text),
    (error: unknown) => out.destroy(error instanceof Error ? error : new Error(String(error))),
  );
  return reply.send(out);
}
