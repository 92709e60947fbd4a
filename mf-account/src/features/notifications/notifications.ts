import { resource, useSettings } from '@afterglow/shared-state';

/** What a member is told of, and why no mail is sent. */
export const notifications = resource('/api/notifications.php', { of: (answer) => answer });

/** What somebody did comes first, then what we send on our own account. */
export const groups = {
  people: ['new_conversations', 'new_messages', 'like', 'unread_message_reminders'],
  us: ['weekly_updates', 'reminders', 'promotions', 'news'],
} as const;
export type Notice = (typeof groups)[keyof typeof groups][number];
export type Channel = 'email' | 'push';

/** The ways this site has; one that cannot send push offers no switches for it. */
export function useChannels(): readonly Channel[] {
  const hasPush = useSettings((site) => Boolean(site.push_public_key));
  return hasPush ? ['email', 'push'] : ['email'];
}
