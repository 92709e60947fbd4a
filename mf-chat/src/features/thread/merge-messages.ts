import type { ChatMessage } from '@afterglow/shared-state';

/** Both lists as one, each message once, oldest first. The later word about a message counts. */
export function mergeMessages(known: ChatMessage[], fresh: ChatMessage[]): ChatMessage[] {
  const byId = new Map([...known, ...fresh].map((message) => [message.id, message]));
  return [...byId.values()].sort((a, b) => a.seq - b.seq);
}

/** How far the other one has come. */
export interface Marks {
  read_seq: number;
  delivered_seq: number;
}

/** My messages with the marks that they have earned; none is ever taken back. */
export function withMarks(
  messages: ChatMessage[],
  me: string,
  { read_seq, delivered_seq }: Marks,
): ChatMessage[] {
  return messages.map((message) => {
    const { sender, seq, status } = message;
    if (sender !== me || status === 'read') return message;
    if (seq <= read_seq) return { ...message, status: 'read' };
    return seq <= delivered_seq ? { ...message, status: 'delivered' } : message;
  });
}
