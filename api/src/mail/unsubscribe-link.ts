import { timingSafeEqual } from 'node:crypto';
import type { Context } from '../platform/context.ts';
import { derive } from '../platform/secrets.ts';
import { isNotice, type NoticeType } from '../settings/notices.ts';

/** Who no longer wants which mail: works without a login, for as long as the mail is kept. */
export function unsubscribeToken(ctx: Context, userId: string, type: NoticeType): string {
  return `${userId}.${type}.${derive(ctx.secret, 'unsubscribe', `${userId} ${type}`)}`;
}

/** What a token says, null when it is none of ours. */
export function readUnsubscribeToken(
  ctx: Context,
  token: string,
): { userId: string; type: NoticeType } | null {
  const [userId = '', type = ''] = token.split('.');
  if (!isNotice(type)) return null;
  const ours = Buffer.from(unsubscribeToken(ctx, userId, type));
  const given = Buffer.from(token);
  return ours.length === given.length && timingSafeEqual(ours, given) ? { userId, type } : null;
}
