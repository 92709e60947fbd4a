import { type ChatMessage, chats } from '@afterglow/shared-state';

/** The message from which on the member has read nothing, as far as the list knew before opening. */
export function firstUnread(conversation: string | null, messages: ChatMessage[], me: string) {
  const row = chats.getState().list.find((chat) => chat.conversation === conversation);
  const unread = row?.num_unread_messages ?? 0;
  if (unread === 0) return null;
  const received = messages.filter(({ sender }) => sender !== me);
  return received.at(-Math.min(unread, received.length))?.id ?? null;
}
