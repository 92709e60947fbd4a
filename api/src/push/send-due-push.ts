import { setTimeout as sleep } from 'node:timers/promises';
import webPush, { type RequestDetails } from 'web-push';
import { totalUnread } from '../chat/count-unread.ts';
import { countNewLikes } from '../likes/like-lists.ts';
import { after, hour, second } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import { vapidKeys } from '../platform/vapid.ts';
import { wantsNotice } from '../settings/notices.ts';
import { siteById } from '../sites/site-directory.ts';
import { type DueNotice, takeDueNotice } from './due-notice.ts';
import { noticeText, topicOf } from './notice-text.ts';
import { closedServices, throughService } from './services.ts';

const mostAttempts = 6;

/** What was due for so long, while its service was away, is no news any more. */
const latest = hour;

/** So many are under way at a time. */
const lanes = 8;

/** Sends all that is due; a service that does not answer holds up nobody of another. */
export async function sendDuePush(ctx: Context): Promise<void> {
  await ctx.db
    .deleteFrom('push_notices')
    .where('next_attempt_at', '<', after(ctx.clock.now(), -latest))
    .execute();
  const underWay = new Set<Promise<void>>();
  const failures: unknown[] = [];
  for (;;) {
    // As it is before the question: whoever ends during it may have opened a service.
    const busy = [...underWay];
    const isFree = busy.length < lanes && failures.length === 0;
    const notice = isFree && (await takeDueNotice(ctx, closedServices(ctx)));
    if (notice) {
      const sending = deliver(ctx, notice)
        .catch((err) => void failures.push(err))
        .finally(() => underWay.delete(sending));
      underWay.add(sending);
    } else if (busy.length > 0) {
      // What becomes due meanwhile does not wait for the slowest.
      await Promise.race([...busy, sleep(second, undefined, { ref: false })]);
    } else if (failures.length > 0) {
      throw failures[0];
    } else {
      return;
    }
  }
}

async function deliver(ctx: Context, notice: DueNotice): Promise<void> {
  const isDone =
    !isWanted(notice) || (await throughService(ctx, notice.endpoint, () => isSettled(ctx, notice)));
  if (isDone || notice.attempts >= mostAttempts) {
    await ctx.db.deleteFrom('push_notices').where('id', '=', notice.id).execute();
  }
}

function isWanted({ type, begins, counts, notification_settings }: DueNotice): boolean {
  const message = begins ? 'new_conversations' : 'new_messages';
  return (
    counts && wantsNotice(notification_settings, type === 'message' ? message : 'like', 'push')
  );
}

/** Whether nothing is left to try: it was taken, or never will be. */
async function isSettled(ctx: Context, notice: DueNotice): Promise<boolean> {
  let status: number;
  try {
    const request = await requestOf(ctx, notice);
    // No other try makes better keys, and the service has done nothing.
    if (!request) return true;
    status = await send(request);
  } catch (err) {
    if (notice.attempts === 1) {
      ctx.log.warn({ err, notice: notice.id }, 'push not sent, tried again');
    }
    return false;
  }
  if (status === 404 || status === 410) {
    // The browser has given its subscription up; notices go with it.
    const { subscription_id } = notice;
    await ctx.db.deleteFrom('push_subscriptions').where('id', '=', subscription_id).execute();
    return true;
  }
  if (status === 429 || status >= 500) return false;
  if (status >= 400) ctx.log.warn({ status, notice: notice.id }, 'push refused');
  return true;
}

/** Encrypted for the browser alone (RFC 8291) and signed as ours (RFC 8292), unless its keys are none. */
async function requestOf(ctx: Context, notice: DueNotice): Promise<RequestDetails | undefined> {
  const { endpoint, p256dh, auth, user_id } = notice;
  const [site, messages, likes] = await Promise.all([
    siteById(ctx.db, notice.site_id),
    totalUnread(ctx.db, user_id),
    countNewLikes(ctx.db, user_id),
  ]);
  const subject = `mailto:${site.settings.support_email || ctx.env.mailFrom}`;
  try {
    return webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(noticeText(notice, site, messages + likes)),
      {
        vapidDetails: { subject, ...vapidKeys(ctx) },
        TTL: (12 * hour) / 1000,
        topic: topicOf(notice, ctx.secret),
        contentEncoding: 'aes128gcm',
      },
    );
  } catch (err) {
    ctx.log.warn({ err, notice: notice.id }, 'push not made');
    return undefined;
  }
}

async function send({ endpoint, headers, body }: RequestDetails): Promise<number> {
  const answer = await fetch(endpoint, {
    method: 'POST',
    headers: headers as Record<string, string>,
    body: new Uint8Array(body ?? Buffer.alloc(0)),
    redirect: 'error',
    signal: AbortSignal.timeout(10 * second),
  });
  await answer.body?.cancel();
  return answer.status;
}
