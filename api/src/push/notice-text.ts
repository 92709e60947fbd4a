import { derive } from '../platform/secrets.ts';
import { translator } from '../platform/texts.ts';
import { nicheName } from '../sites/niche.ts';
import type { Site } from '../sites/site.ts';
import type { DueNotice } from './due-notice.ts';

/** What the browser's worker is given. */
interface PushText {
  title: string;
  body: string;
  /** Of this site; where a click leads. */
  path: string;
  /** A newer one takes the place of an older one with the same tag. */
  tag: string;
  icon: string;
  /** What the app's icon says from now on. */
  unread: number;
}

/**
 * Says that something came and nothing of what or of whom: others may look at the screen of a phone.
 * That somebody is fictional is said here, too.
 */
export function noticeText(
  { type, data, fictional, language }: DueNotice,
  { name, settings }: Pick<Site, 'name' | 'settings'>,
  unread: number,
): PushText {
  const t = translator(language);
  const { conversation } = data;
  const where = {
    message: { path: `/chats/${conversation}`, tag: `chat-${conversation}` },
    like: { path: '/likes/received', tag: 'likes' },
    match: { path: '/likes', tag: 'likes' },
  }[type];
  const icon = `/app-icon/${nicheName(settings)}-any-192.png`;
  const body = t(`push.${fictional ? `${type}_fictional` : type}`);
  return { title: settings.mail_name || name, body, icon, unread, ...where };
}

/** Of several with one topic the service keeps the last; it learns nothing from the name. */
export function topicOf({ subscription_id, type, data }: DueNotice, secret: string): string {
  const about = type === 'message' ? data.conversation : 'likes';
  return derive(secret, 'push topic', `${subscription_id} ${about}`).slice(0, 32);
}
