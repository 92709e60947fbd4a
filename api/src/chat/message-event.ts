import { type Static, Type } from 'typebox';
import type { KeptEvents } from '../live/event-types.ts';
import type { Told } from '../live/event-views.ts';
import type { Context } from '../platform/context.ts';
import { Id } from '../platform/shapes.ts';
import { justWritten } from './just-written.ts';
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
  /** The conversation's row in the chat list, with this message; else what is to read in it now. */
  chat: Type.Optional(Conversation),
  unread: Type.Optional(Type.Integer()),
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
  const isKnown = (event: KeptEvents['message']) => {
    const known = justWritten.get(event);
    return known && (event.profile === told.id || known.row.fetched_at) ? known : undefined;
  };
  const unknown = events.filter((event) => !isKnown(event));
  const theirs = unknown.filter(({ profile }) => profile !== told.id);
  await Promise.all(theirs.map(({ message }) => noteReceived(ctx, { member: told.id, message })));
  // Nobody has the row of a conversation that begins.
  const unreadIn = (event: KeptEvents['message']) => {
    const known = told.knowsRows ? isKnown(event) : undefined;
    return known && known.row.seq > 1 ? known.unread.get(told.id) : undefined;
  };
  const wanted = events.filter((event) => unreadIn(event) === undefined);
  const conversations = [...new Set(wanted.map(({ conversation }) => conversation))];
  const [chats, messages] = await Promise.all([
    chatsById(ctx, told, conversations),
    readMessagesById(
      ctx,
      told.id,
      unknown.map(({ message }) => message),
    ),
  ]);
  return events.map((event): Answer => {
    const unread = unreadIn(event);
    const chat = chats.get(event.conversation);
    const known = isKnown(event) ?? messages.get(event.message);
    if (!known || (!chat && unread === undefined)) return null;
    const { row, readSeq, deliveredSeq } = known;
    return {
      ...event,
      content: viewMessage(row, { ...told, readSeq, deliveredSeq }),
      ...(unread === undefined ? { chat } : { unread }),
      read_seq: readSeq,
      delivered_seq: deliveredSeq,
    };
  });
}
