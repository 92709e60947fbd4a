import type { ChatListItem, Id } from '../../api/types.ts';

/** How many messages of these conversations are unread. */
export const unreadIn = (list: ChatListItem[]): number =>
  list.reduce((sum, chat) => sum + chat.num_unread_messages, 0);

/** With so many left to read, at most. */
export const asRead = (chat: ChatListItem, unread = 0): ChatListItem =>
  chat.num_unread_messages > unread ? { ...chat, num_unread_messages: unread } : chat;

/** The conversations of `list` that are not among `others`. */
export function without(list: ChatListItem[], others: ChatListItem[]): ChatListItem[] {
  const ids = new Set(others.map(({ conversation }) => conversation));
  return list.filter(({ conversation }) => !ids.has(conversation));
}

/** The list with this row in its place among the others, the latest first. */
export function withRow(list: ChatListItem[], row: ChatListItem): ChatListItem[] {
  const others = list.filter(({ conversation }) => conversation !== row.conversation);
  const later = others.findIndex((chat) => chat.last_message_at <= row.last_message_at);
  return later < 0 ? [...others, row] : others.toSpliced(later, 0, row);
}

/** The list with the one conversation read, but for so many. */
export const withRead = (list: ChatListItem[], conversation: Id, unread: number): ChatListItem[] =>
  list.map((chat) => (chat.conversation === conversation ? asRead(chat, unread) : chat));
