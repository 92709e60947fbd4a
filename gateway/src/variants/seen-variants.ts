import type { FastifyReply, FastifyRequest } from 'fastify';

/** How far a visitor came: what is counted, once each. */
export const stages = ['view', 'begun', 'done'] as const;
export type Stage = (typeof stages)[number];

export interface Seen {
  page: string;
  variant: string;
  stage: Stage;
}

const cookieName = 'variants';
/** Pages that one browser is counted for; of more the latest. */
const most = 5;
const entry = /^(home|landers\/[a-z0-9-]{1,60})~([a-z0-9-]{1,20})~(view|begun|done)$/;

/** What the browser says it saw; whatever is not of ours is not there. */
export function seenBy(request: FastifyRequest): Seen[] {
  const parts = (request.cookies[cookieName] ?? '').split('.').slice(-most);
  return parts.flatMap((part) => {
    const [, page, variant, stage] = entry.exec(part) ?? [];
    return page && variant ? [{ page, variant, stage: stage as Stage }] : [];
  });
}

/** Kept for thirty days: names of pages and variants, the same for everybody who saw them. */
export function keepSeen(request: FastifyRequest, reply: FastifyReply, seen: Seen[]): void {
  const parts = seen.slice(-most).map(({ page, variant, stage }) => `${page}~${variant}~${stage}`);
  reply.setCookie(cookieName, parts.join('.'), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    maxAge: 30 * 24 * 60 * 60,
  });
}
