import { type Card, get } from '@afterglow/shared-state';
import type { ChatMessage } from './chat-message.ts';

export interface ThreadPage {
  /** Newest first. */
  messages: ChatMessage[];
  profile: Card;
  /** Leads to older messages; null at the beginning. */
  cursor: string | null;
  /** How far the other one has read. */
  read_seq: number;
}

/** A page of a conversation: the newest without a cursor, else the one before it. */
export function fetchThread(conversation: string, cursor?: string): Promise<ThreadPage> {
  return get<ThreadPage>('/api/chat.php', { query: { conversation, cursor } });
}

/** The conversation with a member, if there is one, and who it is. */
export function fetchConversation(
  profile: string,
): Promise<{ conversation: string | null; profile: Card }> {
  return get<{ conversation: string | null; profile: Card }>('/api/conversation.php', {
    query: { profile },
  });
}
