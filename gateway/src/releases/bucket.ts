import { randomInt } from 'node:crypto';
import { buckets, parseBucket } from '@afterglow/federation/registry/bucket';
import type { FastifyReply, FastifyRequest } from 'fastify';

const cookieName = 'bucket';

/**
 * The bucket of a browser, 0 to 9999: from its cookie, else drawn and set for thirty days. It
 * decides only who tries a new version first, and says nothing of the person.
 */
export function bucketOf(request: FastifyRequest, reply: FastifyReply): number {
  const known = parseBucket(request.cookies[cookieName]);
  if (known !== undefined) return known;
  const drawn = randomInt(buckets);
  reply.setCookie(cookieName, String(drawn), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    maxAge: 30 * 24 * 60 * 60,
  });
  return drawn;
}
