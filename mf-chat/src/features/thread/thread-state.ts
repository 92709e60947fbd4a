import type { ApiError, Card, ChatMessage } from '@afterglow/shared-state';

export interface ThreadState {
  status: 'loading' | 'ready' | 'failed';
  error: ApiError | null;
  profile: Card | null;
  /** Null until the first message to this member is sent. */
  conversation: string | null;
  /** Oldest first. */
  messages: ChatMessage[];
  /** The number of the message that was the first unread one on opening. */
  unreadFrom: number | null;
  cursor: string | null;
  loadingOlder: boolean;
  /** False when a free member has used up the conversations that are free. */
  canWrite: boolean;
  /** False when the other one hears from other people, or has said no. */
  reachable: boolean;
  /** The other one has gone since this was opened, or the two see each other no more. */
  gone: boolean;
  typing: boolean;
  /** It left the list on another device, or in another tab. */
  closed: boolean;
}

/** Before anything is known. */
export const unknownThread: ThreadState = {
  status: 'loading',
  error: null,
  profile: null,
  conversation: null,
  messages: [],
  unreadFrom: null,
  cursor: null,
  loadingOlder: false,
  canWrite: true,
  reachable: true,
  gone: false,
  typing: false,
  closed: false,
};
