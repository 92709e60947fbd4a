import type { Body } from '../api/operation-types.ts';
import type { ChatMessage, Id } from '../api/types.ts';

/** Whom a message goes to: a conversation, or a member not written to before. */
export type Target = { conversation: Id } | { profile: Id };

/** A message that another one answers. */
export type Quote = NonNullable<ChatMessage['reply_to']>;

/** What the member says; the rest is the outbox's. */
export interface Words {
  kind: Body<'/api/message.php', 'post'>['kind'];
  /** The text, or the key of a gift, a GIF or an opener; empty beside a picture. */
  body: string;
  /** Goes up before its message; the key makes every repeat the same upload. */
  picture?: { file: Blob; key: string };
  /** How a chosen GIF looks, for as long as the server has not said so. */
  gif?: NonNullable<ChatMessage['gif']>;
  /** What a key means in words, for as long as the server has not said so. */
  label: string | null;
  /** Words beside a gift. */
  note?: string;
  /** What it answers. */
  reply_to?: Quote;
  /** Who reads it: what is written to one arrives in its order, under whichever target. */
  reader?: Id;
  /** What it costs, as the page says; after a refusal for its price, what the server says. */
  credits?: number;
}

/** A message on its way. Its `client_id` makes every repeat the same message. */
export interface Outgoing extends Words {
  client_id: string;
  /** Who wrote it; nobody else sees or sends it. */
  member: Id;
  target: Target;
  /** Milliseconds; always later than those before it. */
  created: number;
  /** Set when the server refused it; then only the member can send it again. */
  refused: string | null;
  /** The server's word for why, such as `not_enough_credits`; means nothing once it is tried again. */
  refusal?: string;
}

export interface Sent {
  outgoing: Outgoing;
  message: ChatMessage;
}

/** What leaves one after the other. */
export const lineOf = ({ target, reader }: Outgoing): string => reader ?? JSON.stringify(target);
