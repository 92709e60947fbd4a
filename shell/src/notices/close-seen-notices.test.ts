import { type ChatListItem, chats } from '@afterglow/shared-state';
import { card } from '@afterglow/shared-state/testing/card';
import { closeSeenNotices } from './close-seen-notices.ts';

const chat = (conversation: string, num_unread_messages: number): ChatListItem => ({
  ...{ conversation, num_unread_messages, profile: 'p', card: card('p') },
  ...{ last_message: null, last_message_at: '2026-01-05T12:00:00.000Z' },
});

/** The tags that are left when these were shown. */
async function left(...tags: string[]): Promise<string[]> {
  const shown = new Set(tags);
  const notices = tags.map((tag) => ({ tag, close: () => shown.delete(tag) }));
  const serviceWorker = {
    getRegistration: async () => ({ getNotifications: async () => notices }),
  };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  await closeSeenNotices();
  return [...shown];
}

const look = (state: 'visible' | 'hidden') =>
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });

test('what was read or removed elsewhere goes, what waits stays', async () => {
  look('hidden');
  chats.setState({ status: 'ready', list: [chat('read', 0), chat('waiting', 2)] });
  expect(await left('chat-read', 'chat-waiting', 'chat-removed', 'likes')).toEqual([
    'chat-waiting',
    'likes',
  ]);
});

test('nothing goes before it is known what was read', async () => {
  chats.setState({ status: 'loading', list: [] });
  expect(await left('chat-read')).toEqual(['chat-read']);
});

test('likes and matches go when a page is looked at: it shows them', async () => {
  look('visible');
  expect(await left('likes')).toEqual([]);
});
