import type { ChatMessage } from '@afterglow/shared-state';

/** Whom a message goes to: a conversation, or a member not written to before. */
export type Target = { conversation: string } | { profile: string };

/** A message that another one answers. */
export type Quote = NonNullable<ChatMessage['reply_to']>;

/** A message on its way. Its `client_id` makes every repeat the same message. */
export interface Outgoing {
  client_id: string;
  target: Target;
  kind: 'text' | 'gift';
  /** The text, or the key of the gift. */
  body: string;
  /** What a gift is called, for as long as the server has not said so. */
  label: string | null;
  /** Words beside a gift. */
  note?: string;
  /** What it answers. */
  reply_to?: Quote;
  created: string;
  /** Set when the server refused it; then only the member can send it again. */
  refused: string | null;
}

/** What the member says; the rest is the outbox's. */
export type Words = Pick<Outgoing, 'kind' | 'body' | 'label' | 'note' | 'reply_to'>;

export function sameTarget(a: Target, b: Target): boolean {
  if ('conversation' in a) return 'conversation' in b && a.conversation === b.conversation;
  return 'profile' in b && a.profile === b.profile;
}
