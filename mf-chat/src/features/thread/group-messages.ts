import type { ChatMessage } from '@afterglow/shared-state';

export interface MessageRow {
  message: ChatMessage;
  /** First of its calendar day, in the reader's time. */
  startsDay: boolean;
  /** Last of a row by the same sender. */
  tail: boolean;
}

const dayOf = (time: string) => new Date(time).toDateString();

/** Adds what a thread shows between messages: days, and where a sender's row ends. */
export function groupMessages(messages: ChatMessage[]): MessageRow[] {
  return messages.map((message, index) => {
    const before = messages[index - 1];
    const after = messages[index + 1];
    return {
      message,
      startsDay: !before || dayOf(before.created_at) !== dayOf(message.created_at),
      tail:
        !after ||
        after.sender !== message.sender ||
        dayOf(after.created_at) !== dayOf(message.created_at),
    };
  });
}
