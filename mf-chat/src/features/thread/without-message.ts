import type { ChatMessage, Id } from '@afterglow/shared-state';

/** What is left when one of them is not seen again, as a quote either. */
export function withoutMessage(messages: ChatMessage[], gone: Id): ChatMessage[] {
  return messages
    .filter(({ id }) => id !== gone)
    .map(({ reply_to, ...message }) =>
      reply_to && reply_to.id !== gone ? { ...message, reply_to } : message,
    );
}
