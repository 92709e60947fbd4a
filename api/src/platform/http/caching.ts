import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The same for everybody who reads the same language in the same country on the same site. */
export function cacheFor(reply: FastifyReply, seconds: number): void {
  const kept = `private, max-age=${seconds}`;
  reply.header('cache-control', kept).header('vary', 'Cookie, X-Language');
}

export function cacheForAnHour(reply: FastifyReply): void {
  cacheFor(reply, 3600);
}

/** onSend: an ETag for what may be kept, and 304 when the reader has it already. */
export async function answerWithEtag(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  const kept = String(reply.getHeader('cache-control') ?? 'no-store') !== 'no-store';
  if (request.method !== 'GET' || reply.statusCode !== 200 || !kept) return payload;
  if (typeof payload !== 'string') return payload;
  const etag = `"${createHash('sha256').update(payload).digest('base64url').slice(0, 22)}"`;
  reply.header('etag', etag);
  if (request.headers['if-none-match'] !== etag) return payload;
  reply.status(304);
  return '';
}
