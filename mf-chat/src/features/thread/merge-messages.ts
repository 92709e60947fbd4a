import type { ChatMessage } from '@afterglow/shared-state';

/** Both lists as one, each message once, oldest first. The later word about a message counts. */
export function mergeMessages(known: ChatMessage[], fresh: ChatMessage[]): ChatMessage[] {
  const byId = new Map([...known, ...fresh].map((message) => [message.id, message]));
  return [...byId.values()].sort((a, b) => a.seq - b.seq);
}

/** A stretch of a conversation without a hole, and the way to what is older; null when that is all. */
export interface Stretch {
  messages: ChatMessage[];
  cursor: string | null;
}

/**
 * What is known with what the server showed: what is known between its first and its last message and
 * shown no more has gone. An answer so late that what is known does not begin where it ends, or that
 * says nothing, changes nothing.
 */
export function withStretch(known: Stretch, shown: Stretch): Stretch {
  const oldest = known.messages[0]?.seq;
  if (oldest === undefined) return shown;
  const first = shown.messages[0]?.seq;
  const last = shown.messages.at(-1)?.seq;
  if (first === undefined || last === undefined || last + 1 < oldest) return known;
  const isOutside = ({ seq }: ChatMessage) => seq < first || seq > last;
  return {
    messages: mergeMessages(known.messages.filter(isOutside), shown.messages),
    cursor: first <= oldest ? shown.cursor : known.cursor,
  };
}

/** How far the other one has come. */
export interface Marks {
  read_seq: number;
  delivered_seq: number;
}

/** My messages with the marks they have earned, never taken back; a refunded one earns none. */
export function withMarks(
  messages: ChatMessage[],
  me: string,
  { read_seq, delivered_seq }: Marks,
): ChatMessage[] {
  return messages.map((message) => {
    const { sender, seq, status, refunded } = message;
    if (sender !== me || status === 'read' || refunded) return message;
    if (seq <= read_seq) return { ...message, status: 'read' };
    return seq <= delivered_seq ? { ...message, status: 'delivered' } : message;
  });
}
