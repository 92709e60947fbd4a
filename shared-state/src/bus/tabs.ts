import type { Id, Language } from '../api/types.ts';
import type { Topic, Topics } from './topics.ts';

/** What the tabs of one browser tell each other. */
export type TabMessage =
  | { [T in Topic]: { kind: 'event'; topic: T; payload: Topics[T] } }[Topic]
  /** A page of `since`, in milliseconds since 1970, begins to listen. */
  | { kind: 'hello'; tab: string; since: number }
  /** It was told to the others before that tab listened. */
  | { kind: 'missed'; tab: string }
  | { kind: 'live'; healthy: boolean }
  | { kind: 'login' }
  | { kind: 'logout' }
  | { kind: 'language'; language: Language }
  | { kind: 'chat-opened'; conversation: Id }
  | { kind: 'like-seen'; profile: Id }
  | { kind: 'chats-changed' }
  /** Without a profile in releases before: then any of them. */
  | { kind: 'likes-changed'; profile?: Id; liked?: boolean }
  /** A message was written, or sent: then with what became of it. */
  | { kind: 'outbox-changed'; sent?: unknown };

let channel: BroadcastChannel | null = null;

/** Speaks to the other tabs; without support for it each tab is on its own. */
export const tabs = {
  start(listen: (message: TabMessage) => void): () => void {
    if (typeof BroadcastChannel === 'undefined') return () => {};
    const opened = new BroadcastChannel('afterglow');
    opened.onmessage = (event: MessageEvent<TabMessage>) => listen(event.data);
    channel = opened;
    return () => {
      opened.close();
      if (channel === opened) channel = null;
    };
  },

  tell(message: TabMessage): void {
    channel?.postMessage(message);
  },
};
