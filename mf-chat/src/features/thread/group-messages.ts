import type { ChatMessage } from '@afterglow/shared-state';

export interface MessageRow {
  message: ChatMessage;
  /** First of its calendar day, in the reader's time. */
  startsDay: boolean;
  /** Last of a row by the same sender. */
  tail: boolean;
}

/** Adds what a thread shows between messages: days, and where a sender's row ends. */
export function groupMessages(messages: ChatMessage[]): MessageRow[] {
  // Once a message: a conversation may have ten thousand.
  const days = messages.map(({ created_at }) => new Date(created_at).toDateString());
  return messages.map((message, index) => ({
    message,
    startsDay: days[index - 1] !== days[index],
    tail: messages[index + 1]?.sender !== message.sender || days[index + 1] !== days[index],
  }));
}
