/** What members are told of by e-mail and push, each as they wish. */
export const noticeTypes = [
  'new_conversations',
  'new_messages',
  'like',
  'unread_message_reminders',
  'promotions',
  'weekly_updates',
  'news',
  'reminders',
] as const;
export type NoticeType = (typeof noticeTypes)[number];

interface Channels {
  email: boolean;
  push: boolean;
}

/** As it is kept: what differs from the below, by type. */
type Said = Record<string, Channels>;

/** Advertising needs a yes; a push is for what somebody did just now. */
const unlessSaid: Record<NoticeType, Channels> = {
  new_conversations: { email: true, push: true },
  new_messages: { email: true, push: true },
  like: { email: true, push: true },
  unread_message_reminders: { email: true, push: false },
  promotions: { email: false, push: false },
  weekly_updates: { email: true, push: false },
  news: { email: false, push: false },
  reminders: { email: true, push: false },
};

/** Everything a member wishes: what was said, and what holds as long as nothing was. */
export function noticeSettings(said: Said): Record<NoticeType, Channels> {
  return { ...unlessSaid, ...said };
}

/** Whether a member wants to be told of this, this way. */
export function wantsNotice(said: Said, type: NoticeType, channel: keyof Channels): boolean {
  return noticeSettings(said)[type][channel];
}

export function isNotice(name: string): name is NoticeType {
  return (noticeTypes as readonly string[]).includes(name);
}
