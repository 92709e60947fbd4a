import { type ChatAnswer, get, type Target } from '@afterglow/shared-state';

/**
 * A page of a conversation, oldest message first: the newest without a cursor, else the one before
 * it. For a member not written to yet: who it is and what writing costs, without messages.
 */
export function fetchThread(target: Target, cursor?: string): Promise<ChatAnswer> {
  return get('/api/chat.php', { query: { ...target, cursor } });
}
