import { resource, useSettings } from '@afterglow/shared-state';

/** What a member is told of, and why no mail is sent. */
export const notifications = resource('/api/notifications.php', {
  of: (answer) => answer,
  topics: ['account:changed'],
});

/** What somebody did comes first, then what we send on our own account. */
export const groups = {
  people: ['new_conversations', 'new_messages', 'like', 'unread_message_reminders'],
  us: ['weekly_updates', 'reminders', 'promotions', 'news'],
} as const;
export type Notice = (typeof groups)[keyof typeof groups][number];
export type Channel = 'email' | 'push';

/** What somebody did just now; the rest has time for a mail. */
const pushed: readonly Notice[] = ['new_conversations', 'new_messages', 'like'];

export const goesBy = (channel: Channel, type: Notice) =>
  channel === 'email' || pushed.includes(type);

/** A site that cannot send push offers no switches for it. */
export const useHasPush = () => useSettings((site) => Boolean(site.push_public_key));
