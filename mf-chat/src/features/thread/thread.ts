import {
  ApiError,
  bus,
  type ChatAnswer,
  type ChatMessage,
  chats,
  connection,
  type Id,
  language,
  outbox,
  session,
  settings,
  type Target,
  type Topics,
} from '@afterglow/shared-state';
import { type Observable, observable } from '../observable.ts';
import { typingLasts } from '../typing-times.ts';
import { fetchAgain, fetchSince, fetchThread } from './fetch-thread.ts';
import { type Marks, mergeMessages, withMarks, withStretch } from './merge-messages.ts';
import { isFor, sameTarget } from './targets.ts';
import { type ThreadState, unknownThread } from './thread-state.ts';
import { withoutMessage } from './without-message.ts';

export interface Thread {
  state: Observable<ThreadState>;
  loadOlder(): Promise<void>;
  reload(): Promise<void>;
  /** What was reported is not seen again, not as a quote either. */
  forget(message: Id): void;
  /** The number of the last message that is on screen with all before it. */
  seen(): number;
  /** Stops listening. */
  leave(): void;
}

/** What a message costs, and how long it may be, the site may have changed since the page was opened. */
function takeSettings({ message_credits, photo_credits, message_length }: ChatAnswer): void {
  settings.setState({ message_credits, photo_credits, message_length });
}

/** One conversation on screen: what it holds and how it follows the server. */
export function openThread(target: Target): Thread {
  const state = observable<ThreadState>(unknownThread);
  const me = session.getState().user?.id ?? '';
  let typingTimer: ReturnType<typeof setTimeout> | undefined;
  /** How far my messages have come; an answer that was overtaken knows of less. */
  const marks: Marks = { read_seq: 0, delivered_seq: 0 };
  /** Up to this number nothing is missing on screen; 0 while nothing is there. */
  let whole = 0;
  /** The last time it was asked for, no answer came: something may be missing. */
  let isBehind = false;
  let left = false;

  const patch = (part: Partial<ThreadState>) => {
    if (!left) state.set({ ...state.get(), ...part });
  };

  /**
   * Whoever looks at the conversation has read what is there; in the background, or once it was left, nobody
   * does. What a page that wakes does not have yet is not read by that.
   */
  function see(): void {
    const { conversation } = state.get();
    if (!left && conversation && document.visibilityState === 'visible')
      void chats.open(conversation, whole);
  }

  function setTyping(typing: boolean): void {
    clearTimeout(typingTimer);
    patch({ typing });
    if (typing) typingTimer = setTimeout(() => patch({ typing: false }), typingLasts);
  }

  /** Messages with the marks that they have earned. */
  function marked(
    messages: ChatMessage[],
    { read_seq = 0, delivered_seq = 0 }: Partial<Marks> = {},
  ): ChatMessage[] {
    marks.read_seq = Math.max(marks.read_seq, read_seq);
    marks.delivered_seq = Math.max(marks.delivered_seq, delivered_seq);
    return withMarks(messages, me, marks);
  }

  /** What is known with what is new. */
  const merged = (fresh: ChatMessage[], until?: Partial<Marks>) =>
    marked(mergeMessages(state.get().messages, fresh), until);

  /** Shows a message as its event brought it; false when that is not all there is to show. */
  function take({ content, chat, ...until }: Topics['chat:message']): boolean {
    const { status, profile } = state.get();
    if (!content || status !== 'ready' || content.seq > whole + 1) return false;
    whole = Math.max(whole, content.seq);
    patch({ profile: chat?.card ?? profile, messages: merged([content], until) });
    if (content.sender !== me) see();
    return true;
  }

  /** Asks for what is new; `isAll` for what is on screen, too. */
  async function reload(isAll = false): Promise<void> {
    try {
      const { conversation, messages } = state.get();
      const here = conversation ? { conversation } : target;
      const page = isAll
        ? await fetchAgain(here, messages[0]?.seq ?? 0, () => whole)
        : await fetchSince(here, () => whole);
      isBehind = false;
      const before = state.get();
      const stretch = withStretch(before, page);
      whole = Math.max(whole, page.messages.at(-1)?.seq ?? 0);
      if (before.status !== 'ready') patch({ unreadFrom: page.unread_seq ?? null });
      patch({
        status: 'ready',
        error: null,
        conversation: page.conversation,
        profile: page.card,
        canWrite: page.can_write,
        reachable: page.reachable !== false,
        gone: false,
        messages: marked(stretch.messages, page),
        cursor: stretch.cursor,
      });
      takeSettings(page);
      see();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // What is on screen stays readable; only a first load has nothing else to show.
      isBehind = error.status !== 404;
      if (state.get().status !== 'ready') patch({ status: 'failed', error });
      else if (error.status === 404) patch({ gone: true, typing: false });
    }
  }

  const forget = (message: Id) =>
    patch({ messages: withoutMessage(state.get().messages, message) });

  const stops = [
    bus.on('chat:message', (event) => {
      const { conversation, profile, chat } = event;
      const here = conversation === state.get().conversation;
      const who = state.get().profile?.id;
      // Theirs, or one's own from another device.
      const isOfTheTwo = who !== undefined && (profile === who || chat?.profile === who);
      const first = state.get().conversation === null && isOfTheTwo;
      if (!here && !first) return;
      if (first) patch({ conversation });
      if (profile !== me) setTyping(false);
      if (!take(event)) void reload();
    }),
    bus.on('chat:typing', ({ conversation }) => {
      if (conversation === state.get().conversation) setTyping(true);
    }),
    bus.on('chat:read', ({ conversation, mine, seq }) => {
      if (conversation !== state.get().conversation || mine) return;
      if (seq === undefined) void reload();
      else patch({ messages: merged([], { read_seq: seq }) });
    }),
    bus.on('chat:delivered', ({ conversation, seq }) => {
      if (conversation !== state.get().conversation) return;
      patch({ messages: merged([], { delivered_seq: seq }) });
    }),
    bus.on('contact:changed', ({ profile, message, chat }) => {
      if (profile !== state.get().profile?.id) return;
      if (message) return forget(message);
      patch({ closed: !chat });
      // Whether one can write here is for the server to say.
      if (chat) void reload();
    }),
    bus.on('presence:changed', ({ profile: who, online }) => {
      const { profile } = state.get();
      if (profile?.id === who) patch({ profile: { ...profile, online } });
    }),
    bus.on('live:resumed', () => void reload()),
    // What failed for want of a network comes with it.
    connection.subscribe(({ online }, before) => {
      if (online && !before.online && isBehind) void reload();
    }),
    // Gifts and openers come in the reader's language.
    language.subscribe(() => void reload(true)),
    // Premium may write to everyone.
    bus.on('payment:changed', () => void reload()),
    // With them a conversation may be free again.
    bus.on('credits:changed', () => {
      if (!state.get().canWrite) void reload();
    }),
    // A refusal may be the first to say that nothing arrives here any more.
    outbox.subscribe(({ messages }, before) => {
      const { profile, conversation } = state.get();
      const targets = conversation ? [target, { conversation }] : [target];
      const isRefused = messages.some(
        (message) =>
          message.refused &&
          isFor(message, profile?.id, ...targets) &&
          before.messages.some((one) => one.client_id === message.client_id && !one.refused),
      );
      if (isRefused) void reload();
    }),
    outbox.onSent(({ outgoing, message }) => {
      const { conversation } = state.get();
      const here = sameTarget(outgoing.target, target) || message.conversation === conversation;
      if (!here) return;
      patch({ conversation: message.conversation, messages: merged([message]) });
      if (message.seq > whole + 1) void reload();
      else whole = Math.max(whole, message.seq);
      // Where the stream works, the list hears of it.
      if (!connection.getState().live) void chats.load().catch(() => undefined);
    }),
  ];
  document.addEventListener('visibilitychange', see);
  // Later there may be no network to fetch it over.
  outbox.start();
  void reload();

  return {
    state,
    reload() {
      patch({ status: 'loading', error: null });
      return reload();
    },
    forget,
    seen: () => whole,
    async loadOlder() {
      const { conversation, cursor, loadingOlder } = state.get();
      if (!conversation || !cursor || loadingOlder) return;
      patch({ loadingOlder: true });
      try {
        const page = await fetchThread({ conversation }, cursor);
        patch({
          messages: merged(page.messages, page),
          cursor: page.cursor,
        });
      } finally {
        patch({ loadingOlder: false });
      }
    },
    leave() {
      left = true;
      clearTimeout(typingTimer);
      document.removeEventListener('visibilitychange', see);
      for (const stop of stops) stop();
    },
  };
}
