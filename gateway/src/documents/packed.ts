import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * For what is sent once: a twentieth larger than with 4, for little more than half of its processor. With
 * the usual window of 4 MB a packer would first make room for as much, which takes longer than to pack;
 * a document of 128 kB and less looks back no further.
 */
const quickly = {
  [constants.BROTLI_PARAM_QUALITY]: 2,
  [constants.BROTLI_PARAM_LGWIN]: 17,
  [constants.BROTLI_PARAM_SIZE_HINT]: 2 ** 17,
};

/** For what is sent many times: a twentieth smaller, and ten milliseconds off the event loop. */
const well = { [constants.BROTLI_PARAM_QUALITY]: 9 };

/** Whether the browser of a request takes brotli. */
export const takesBrotli = ({ headers }: FastifyRequest): boolean =>
  /\bbr\b/.test(headers['accept-encoding'] ?? '');

/** The beginning of a brotli stream, ready for `lastPart`. */
export const packBeginning = (text: string): Promise<Buffer> =>
  promisify(brotliCompress)(text, { params: well, finishFlush: constants.BROTLI_OPERATION_FLUSH });

/** Brotli of which each part leaves as soon as it is written. */
export const packInParts = () =>
  createBrotliCompress({ params: quickly, flush: constants.BROTLI_OPERATION_FLUSH });

/**
 * The end of a brotli stream that was flushed, as it is: a meta-block that is not compressed and an
 * empty last one (RFC 7932, section 9.2). So what is one reader's own can follow what was packed once
 * for all. 1 to 65,536 bytes.
 */
export function lastPart(text: string): Buffer {
  const bytes = Buffer.from(text);
  if (bytes.length < 1 || bytes.length > 65_536)
    throw new Error(`${bytes.length} bytes at the end`);
  const head = Buffer.alloc(3);
  // From the lowest bit: not the last, 4 nibbles of length, the length less 1, not compressed.
  head.writeUIntLE(((bytes.length - 1) << 3) | (1 << 19), 0, 3);
  return Buffer.concat([head, bytes, Buffer.of(3)]);
}

/** Says how a body is packed. */
export const asBrotli = (reply: FastifyReply) => reply.header('content-encoding', 'br');
