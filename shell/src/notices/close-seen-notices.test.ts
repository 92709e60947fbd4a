import { type ChatListItem, chats } from '@afterglow/shared-state';
import { card } from '@afterglow/shared-state/testing/card';
import { waitFor } from '@testing-library/react';
import { closeSeenNotices, keepClosing } from './close-seen-notices.ts';

const chat = (conversation: string, num_unread_messages: number): ChatListItem => ({
  ...{ conversation, num_unread_messages, profile: 'p', card: card('p') },
  ...{ last_message: null, last_message_at: '2026-01-05T12:00:00.000Z' },
});

/** A device that shows notices with these tags, which go as they are closed, and how often it was asked for them. */
function device(...tags: string[]) {
  const shown = new Set(tags);
  let asked = 0;
  const getNotifications = async () => {
    asked += 1;
    return [...shown].map((tag) => ({ tag, close: () => shown.delete(tag) }));
  };
  const serviceWorker = { getRegistration: async () => ({ getNotifications }) };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  return { shown, asked: () => asked };
}

/** The tags that are left when these were shown. */
async function left(...tags: string[]): Promise<string[]> {
  const { shown } = device(...tags);
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

test('a page closes what it sees as it comes into sight, and nothing as it is left', async () => {
  const turn = (state: 'visible' | 'hidden') => {
    look(state);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  chats.setState({ status: 'ready', list: [chat('a', 0)] });
  const { shown, asked } = device();
  turn('visible');
  keepClosing();
  await waitFor(() => expect(asked()).toBe(1));
  shown.add('chat-a');
  turn('hidden');
  await Promise.resolve().then(() => {});
  expect(asked()).toBe(1);
  expect(shown.size).toBe(1);
  turn('visible');
  await waitFor(() => expect(shown.size).toBe(0));
});

test('nothing is asked for while the worker shows something', async () => {
  chats.setState({ status: 'ready', list: [] });
  let giveBack = () => {};
  const held = new Promise<void>((done) => {
    giveBack = done;
  });
  const request = async (name: string, act: () => Promise<void>) => {
    expect(name).toBe('notices');
    await held;
    await act();
  };
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  const { shown, asked } = device('chat-read');
  const closing = closeSeenNotices();
  await Promise.resolve().then(() => {});
  expect(asked()).toBe(0);
  giveBack();
  await closing;
  expect(shown.size).toBe(0);
  Reflect.deleteProperty(navigator, 'locks');
});
