import {
  bus,
  type Card,
  type ChatAnswer,
  type ChatMessage,
  chats,
  language,
  likes,
  outbox,
  type Settings,
  session,
  settings,
  type User,
} from '@afterglow/shared-state';
import { card } from '@afterglow/shared-state/testing/card';
import { fakeServer } from '@afterglow/shared-state/testing/fake-server';
import { act } from '@testing-library/react';
import { layOut } from './fake-layout.ts';

export const sofia = card('sofia', { name: 'Sofia' });

/** What she wrote a minute after the message before; a part may say otherwise. */
export function message(seq: number, part: Partial<ChatMessage> = {}): ChatMessage {
  return {
    id: `m${seq}`,
    conversation: 'c1',
    seq,
    sender: 'sofia',
    client_id: `client-${seq}`,
    kind: 'text',
    body: `Line ${seq}`,
    label: null,
    image: null,
    credits: 0,
    created_at: new Date(Date.UTC(2026, 0, 5, 12, seq)).toISOString(),
    status: 'delivered',
    warning: false,
    ...part,
  };
}

export const mine = (seq: number, part: Partial<ChatMessage> = {}) =>
  message(seq, { sender: 'me', ...part });

interface Said {
  profile?: Card;
  /** Null while nobody has written. */
  conversation?: string | null;
  messages?: ChatMessage[];
  /** How many are on a page. */
  page?: number;
  canWrite?: boolean;
  readUntil?: number;
  /** The first of hers that was not read. */
  unreadFrom?: number;
  /** Events say all there is, or, from the tab of an older release, only where to ask for it. */
  tells?: 'all' | 'ids';
}

/**
 * For tests: a server with one conversation of a member who has 30 credits, and the events that tell
 * of it. What a test needs otherwise it says in `handlers`.
 */
export function fakeChat(said: Said = {}, handlers: Parameters<typeof fakeServer>[0] = {}) {
  const { profile = sofia, page = 50, canWrite = true, unreadFrom, tells = 'all' } = said;
  let { conversation = 'c1', messages = [], readUntil = 0 } = said;

  const answer = (cursor?: unknown): ChatAnswer => {
    const older = messages.filter(({ seq }) => !cursor || seq < Number(cursor));
    const shown = older.slice(-page);
    return {
      conversation,
      messages: shown,
      profile: profile.id,
      card: profile,
      cursor: older.length > shown.length ? String(shown[0]?.seq) : null,
      read_seq: readUntil,
      delivered_seq: readUntil,
      unread_seq: unreadFrom ?? null,
      message_credits: 10,
      photo_credits: 10,
      gift_credits: 30,
      credits: 30,
      message_length: 500,
      free_conversations_left: null,
      can_write: canWrite,
    };
  };

  const calls = fakeServer({
    'GET /api/chat.php': ({ query }) => answer(query.cursor),
    'GET /api/chats.php': () => ({ chats: [], cursor: null, total_unread: 0 }),
    'POST /api/read.php': () => undefined,
    'POST /api/typing.php': () => undefined,
    'GET /api/icebreakers.php': () => ({ icebreakers: [] }),
    'POST /api/message.php': ({ body }) => {
      const { client_id, kind, body: what, note } = body as ChatMessage;
      conversation ??= 'c9';
      const sent = mine(messages.length + 1, {
        ...{ id: client_id, client_id, kind, body: what, conversation, status: 'sent' },
        label: kind === 'gift' ? 'Red rose' : null,
        ...(note && { note }),
      });
      if (!messages.some((known) => known.client_id === client_id)) messages = [...messages, sent];
      return { message: sent, credits: 20 };
    },
    ...handlers,
  });
  localStorage.clear();
  layOut();
  chats.clear();
  likes.clear();
  outbox.clear();
  language.setState({ current: 'en' });
  settings.setState({ message_credits: 10, photo_credits: 10, message_length: 500 } as Settings);
  session.set(null);
  session.set({ id: 'me', credits: 30 } as User);

  return {
    calls,
    called: (path: string) => calls.filter((call) => call.path === path),
    answer,
    /** Numbers of all messages there are. */
    written: () => messages.map(({ seq }) => seq),
    /** She writes, and no event tells. */
    misses: () =>
      act(async () => {
        messages = [...messages, message(messages.length + 1)];
      }),
    /** She writes, and the event tells. */
    arrive: (part: Partial<ChatMessage> = {}) =>
      act(async () => {
        const written = message(messages.length + 1, part);
        if (written.conversation === conversation) messages = [...messages, written];
        bus.emit('chat:message', {
          conversation: written.conversation,
          message: written.id,
          profile: written.sender,
          ...(tells === 'all' && { content: written, read_seq: readUntil, delivered_seq: 0 }),
        });
      }),
    types: (where = 'c1') =>
      act(async () => bus.emit('chat:typing', { conversation: where, profile: profile.id })),
    /** She reads up to there. */
    read: (until: number) =>
      act(async () => {
        readUntil = until;
        bus.emit('chat:read', {
          conversation: conversation ?? '',
          ...(tells === 'all' && { seq: until }),
        });
      }),
  };
}
