/**
 * What is kept of an event until it is delivered: ids. What they name is read then, as the one who
 * is told may see it.
 */
export interface KeptEvents {
  message: { conversation: string; message: string; profile: string };
  /**
   * `mine`: this member read it elsewhere; else the other side did, up to their message `until`,
   * and to `seq`. `unread`: what is to read there still, for this member alone.
   */
  read: {
    conversation: string;
    mine: boolean;
    until: string | null;
    seq: number;
    unread?: number;
  };
  /** `message`: seen no more, because the one who is told reported it. */
  contact: { profile: string; conversation: string | null; message: string | null };
  like: { profile: string };
  match: { profile: string };
  /** The balance is read when the event is delivered. */
  credits: Record<string, never>;
  payment: { payment: string; status: string };
  /** The own account is another: confirmed, say. Pages ask for it again. */
  account: Record<string, never>;
}

/** What nobody needs to know later: sent to open streams only, never kept. */
export interface PassingEvents {
  typing: { conversation: string; profile: string };
  /** The other side has received my messages up to this number; read again with the conversation. */
  delivered: { conversation: string; seq: number };
  presence: { profile: string; online: boolean };
}

export const keptTopic = 'live';
export const passingTopic = 'live-passing';
