import { chats, type Outgoing, outbox, paths } from '@afterglow/shared-state';

/** Calls with each message that the server has just refused. */
export function onRefused(listener: (outgoing: Outgoing) => void): () => void {
  return outbox.subscribe(({ messages }, before) => {
    const waiting = before.messages.filter(({ refused }) => !refused);
    const ids = new Set(waiting.map(({ client_id }) => client_id));
    for (const outgoing of messages)
      if (outgoing.refused && ids.has(outgoing.client_id)) listener(outgoing);
  });
}

/** Where a message was written, every address that shows it, and who reads it where listed. */
export function threadOf({ target, reader }: Outgoing) {
  const isConversation = 'conversation' in target;
  const row = chats
    .getState()
    .list.find((chat) =>
      isConversation ? chat.conversation === target.conversation : chat.profile === target.profile,
    );
  const to = isConversation ? paths.chat(target.conversation) : paths.memberChat(target.profile);
  const addresses = [
    to,
    ...(row ? [paths.chat(row.conversation), paths.memberChat(row.profile)] : []),
    ...(reader ? [paths.memberChat(reader)] : []),
  ];
  return { card: row?.card, to, addresses };
}

/** Whether one in these words, of the same thread, is still for the member to try again or to discard. */
export function isOpen(outgoing: Outgoing): boolean {
  const { addresses } = threadOf(outgoing);
  return outbox
    .getState()
    .messages.some(
      (one) => one.refused === outgoing.refused && addresses.includes(threadOf(one).to),
    );
}
