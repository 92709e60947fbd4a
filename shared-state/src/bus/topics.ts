import type { Card, ChatListItem, ChatMessage, Id, User } from '../api/types.ts';

/**
 * Every topic of the bus with its payload. Remotes may rely on these names and fields. What is
 * optional comes from the server, but not from a tab that runs an older release: whoever misses it
 * asks the server.
 */
export interface Topics {
  'chat:message': {
    conversation: Id;
    message?: Id;
    /** Who wrote it. */
    profile?: Id;
    content?: ChatMessage;
    /** The conversation's row in the list, with this message. */
    chat?: ChatListItem;
    /** What is to read in the conversation now. */
    unread?: number;
    /** How far the other one has read and received. */
    read_seq?: number;
    delivered_seq?: number;
  };
  'chat:typing': { conversation: Id; profile?: Id };
  /** The other side's pages have my messages up to this number. */
  'chat:delivered': { conversation: Id; seq: number };
  /**
   * The other side has read, or this member has read in another tab or device (`mine`); then `unread`
   * is what is to read there still.
   */
  'chat:read': {
    conversation: Id;
    mine?: boolean;
    until?: Id | null;
    seq?: number;
    unread?: number;
  };
  /**
   * Of another member something else may be seen, or be written to them: a block, its end, a kind
   * no, a removal. `chat` is their row in the list as it is now.
   */
  'contact:changed': {
    profile: Id;
    conversation: Id | null;
    /** Reported, and seen no more. */
    message: Id | null;
    chat: ChatListItem | null;
  };
  'like:received': { profile: Id; card?: Card };
  'match:created': { profile: Id; card?: Card };
  /** This member likes somebody, or no more; in this tab or another one. */
  'like:changed': { profile: Id; liked: boolean };
  /** Whose like was new has been looked at, in this tab or another one. */
  'like:seen': { profile: Id };
  'credits:changed': { credits: number };
  'payment:changed': { payment: Id; status?: string };
  /** Of the own account something else is true: the address is confirmed, say. */
  'account:changed': Record<string, never>;
  'presence:changed': { profile: Id; online: boolean };
  'session:changed': { user: User | null };
  /** Events may have been missed: whoever shows server data should fetch it again. */
  'live:resumed': Record<string, never>;
  /** Somebody looks at a tab of this browser, which may have been asleep. */
  'tab:shown': Record<string, never>;
  /** A tab that waits for a lock asks whether whoever holds it is awake. */
  'lock:asked': { name: string };
  'lock:held': { name: string };
}

export type Topic = keyof Topics;
