import { type ChatAnswer, get, type Target } from '@afterglow/shared-state';

/**
 * A page of a conversation, oldest message first: the newest without a cursor, else the one before
 * it. For a member not written to yet: who it is and what writing costs, without messages.
 */
export function fetchThread(target: Target, cursor?: string): Promise<ChatAnswer> {
  return get('/api/chat.php', { query: { ...target, cursor } });
}

/**
 * The newest messages back to what is on screen, however many pages that are: more than one may have
 * been missed, and between two messages on screen none is left out. `known` says up to which number
 * there is no hole, 0 while nothing is there; it is asked after each answer, which may be late.
 */
export async function fetchSince(target: Target, known: () => number): Promise<ChatAnswer> {
  const newest = await fetchThread(target);
  let { messages, cursor } = newest;
  const leavesHole = () => known() > 0 && (messages[0]?.seq ?? 0) > known() + 1;
  while (newest.conversation && cursor && leavesHole()) {
    const page = await fetchThread({ conversation: newest.conversation }, cursor);
    messages = [...page.messages, ...messages];
    cursor = page.cursor;
  }
  return { ...newest, messages, cursor };
}
