/** Whom a message goes to: a conversation, or a member not written to before. */
export type Target = { conversation: string } | { profile: string };

/** A message on its way. Its `client_id` makes every repeat the same message. */
export interface Outgoing {
  client_id: string;
  target: Target;
  kind: 'text' | 'gift';
  /** The text, or the key of the gift. */
  body: string;
  /** What a gift is called, for as long as the server has not said so. */
  label: string | null;
  created: string;
  /** Set when the server refused it; then only the member can send it again. */
  refused: string | null;
}

export function sameTarget(a: Target, b: Target): boolean {
  if ('conversation' in a) return 'conversation' in b && a.conversation === b.conversation;
  return 'profile' in b && a.profile === b.profile;
}
