import { type Static, Type } from 'typebox';
import type { KeptEvents } from '../live/event-types.ts';
import type { Told } from '../live/event-views.ts';
import type { Context } from '../platform/context.ts';
import { Id } from '../platform/shapes.ts';
import { chatsById } from './list-chats.ts';
import { viewMessage } from './message-view.ts';
import { noteReceived } from './note-fetched.ts';
import { readMessagesById } from './read-messages.ts';
import { Conversation, Message } from './schemas.ts';

/** All that an open page needs to show a message, so that it asks for nothing. */
export const MessageEvent = Type.Object({
  conversation: Id,
  message: Id,
  /** Who wrote it. */
  profile: Id,
  content: Message,
  /** The conversation's row in the chat list, with this message. */
  chat: Conversation,
  /** How far the other one has read and received. */
  read_seq: Type.Integer(),
  delivered_seq: Type.Integer(),
});

type Answer = Static<typeof MessageEvent> | null;

/**
 * New messages as one of the two sees them now. Null when the conversation is no longer shown to
 * this member, because one blocked the other, left, or removed it.
 */
export async function viewMessageEvents(
  ctx: Context,
  told: Told,
  events: KeptEvents['message'][],
): Promise<Answer[]> {
  const theirs = events.filter(({ profile }) => profile !== told.id);
  await Promise.all(theirs.map(({ message }) => noteReceived(ctx, { member: told.id, message })));
  const conversations = [...new Set(events.map(({ conversation }) => conversation))];
  const chats = await chatsById(ctx, told, conversations);
  const messages = await readMessagesById(
    ctx,
    told.id,
    events.map(({ message }) => message),
  );
  return events.map((event): Answer => {
    const chat = chats.get(event.conversation);
    const row = messages.get(event.message);
    if (!chat || !row) return null;
    const { readSeq, deliveredSeq } = row;
    return {
      ...event,
      content: viewMessage(row, { ...told, readSeq, deliveredSeq }),
      chat,
      read_seq: readSeq,
      delivered_seq: deliveredSeq,
    };
  });
}
