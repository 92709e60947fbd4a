import { type Static, Type } from 'typebox';
import { announce } from '../live/announce.ts';
import type { KeptEvents } from '../live/event-types.ts';
import type { Told } from '../live/event-views.ts';
import type { Context } from '../platform/context.ts';
import type { Trx } from '../platform/database.ts';
import { Id, Nullable } from '../platform/shapes.ts';
import { chatsById } from './list-chats.ts';
import { Conversation } from './schemas.ts';

/** What a member may see of another, or write to them, is different from here on. */
export const ContactEvent = Type.Object({
  profile: Id,
  conversation: Nullable(Id),
  /** Seen no more, because this member reported it. */
  message: Nullable(Id),
  /** The conversation's row as the list shows it now; null when the list does not. */
  chat: Nullable(Conversation),
});

interface Changed {
  /** Whose pages are told. */
  to: string;
  other: string;
  /** When it was the other one's doing. */
  from?: string;
  message?: string;
}

/**
 * Tells a member's pages on every device what one of them has changed, or the other one's kind no.
 * Of a block the blocked one hears nothing: nobody shall know the moment.
 */
export async function announceContact(
  ctx: Context,
  trx: Trx,
  { to, other, from, message }: Changed,
): Promise<void> {
  const mine = await trx
    .selectFrom('conversation_members')
    .select('conversation_id')
    .where('profile_id', '=', to)
    .where('other_id', '=', other)
    .executeTakeFirst();
  const conversation = mine?.conversation_id ?? null;
  const data = { profile: other, conversation, message: message ?? null };
  await announce(ctx, trx, { to, type: 'contact', ...(from && { from }), data });
}

export async function viewContactEvents(
  ctx: Context,
  told: Told,
  events: KeptEvents['contact'][],
): Promise<Static<typeof ContactEvent>[]> {
  const named = events.flatMap(({ conversation }) => conversation ?? []);
  const chats = await chatsById(ctx, told, [...new Set(named)]);
  return events.map((event) => ({ ...event, chat: chats.get(event.conversation ?? '') ?? null }));
}
