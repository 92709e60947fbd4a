import { resource } from '@afterglow/shared-state';

/** What a member is told of, and why no mail is sent. */
export const notifications = resource('/api/notifications.php', { of: (answer) => answer });

/** What somebody did comes first, then what we send on our own account. */
export const groups = {
  people: ['new_conversations', 'new_messages', 'like', 'unread_message_reminders'],
  us: ['weekly_updates', 'reminders', 'promotions', 'news'],
} as const;
export type Notice = (typeof groups)[keyof typeof groups][number];
export const channels = ['email', 'push'] as const;
export type Channel = (typeof channels)[number];
