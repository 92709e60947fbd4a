import type { ChatMessage } from '@afterglow/shared-state';

/** Both lists as one, each message once, oldest first. The later word about a message counts. */
export function mergeMessages(known: ChatMessage[], fresh: ChatMessage[]): ChatMessage[] {
  const byId = new Map([...known, ...fresh].map((message) => [message.id, message]));
  return [...byId.values()].sort((a, b) => a.seq - b.seq);
}

/** The other one has read up to `seq`: my messages until there carry the mark. */
export function markRead(messages: ChatMessage[], me: string, seq: number): ChatMessage[] {
  return messages.map((message) =>
    message.sender === me && message.seq <= seq && message.status !== 'read'
      ? { ...message, status: 'read' }
      : message,
  );
}
