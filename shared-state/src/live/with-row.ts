import type { Topics } from '../bus/topics.ts';
import { chats } from '../stores/chats/chats.ts';

type News = Topics['chat:message'];

/**
 * News as it came; of a message with the row of its conversation, which the server leaves out where a
 * page may have it: as it is listed here, with what the message changes. Without one where it is not listed.
 */
export function withRow<T extends object>(told: T): T {
  const { conversation, content, unread, chat }: Partial<News> = told;
  if (chat || !content || unread === undefined) return told;
  const listed = conversation && chats.rowOf(conversation);
  if (!listed) return told;
  const { kind, body, label, sender, created_at } = content;
  const last_message = { kind, body, label, mine: sender !== listed.profile, created_at };
  const changed = { num_unread_messages: unread, last_message, last_message_at: created_at };
  return { ...told, chat: { ...listed, ...changed } };
}
