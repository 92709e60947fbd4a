import { jest } from '@jest/globals';
import type { ChatListItem, User } from '../../api/types.ts';
import { fail, fakeServer } from '../../testing/fake-server.ts';
import { logOut } from '../log-out.ts';
import { session } from '../session.ts';
import { toasts } from '../toasts.ts';
import { chats } from './chats.ts';

const row = (conversation: string, profile: string, more: Partial<ChatListItem> = {}) =>
  ({
    ...{ conversation, profile, num_unread_messages: 1, last_message_at: '2026-03-01T12:00:00Z' },
    ...more,
  }) as ChatListItem;
const later = { last_message_at: '2026-03-01T12:00:01Z' };
const all = [row('a', 'sofia'), row('b', 'mia'), row('c', 'sofia')];
const list = () => chats.getState().list.map(({ conversation }) => conversation);
const sleep = (ms: number) => jest.advanceTimersByTimeAsync(ms);

async function start(remove: () => unknown = () => undefined) {
  const calls = fakeServer({
    'GET /api/chats.php': () => ({ chats: all, cursor: null, total_unread: 3 }),
    'DELETE /api/chat.php': remove,
  });
  await chats.load();
  return () => calls.filter(({ method }) => method === 'DELETE').map(({ query }) => query);
}

beforeEach(() => {
  jest.useFakeTimers();
  toasts.clear();
  toasts.setState({ held: false });
  chats.clear();
  session.set({ id: 'me' } as User);
});
afterEach(() => jest.useRealTimers());

test('a removal is seen at once, and the server hears of it when it cannot be undone any more', async () => {
  const removed = await start();
  chats.removeSoon({ profile: 'sofia' }, 5000);
  expect(list()).toEqual(['b']);
  expect(chats.getState().totalUnread).toBe(1);
  await chats.load();
  expect(list()).toEqual(['b']);
  await sleep(4999);
  expect(removed()).toEqual([]);
  await sleep(1);
  expect(removed()).toEqual([{ profile: 'sofia' }]);
});

test('undone, all is as before, and the server hears nothing', async () => {
  const removed = await start();
  const undo = chats.removeSoon({ conversation: 'a' }, 5000);
  expect(list()).toEqual(['b', 'c']);
  undo();
  await sleep(10_000);
  expect(list()).toEqual(['a', 'b', 'c']);
  expect(removed()).toEqual([]);
});

test('too late, undo does nothing', async () => {
  const removed = await start();
  const undo = chats.removeSoon({ conversation: 'a' }, 5000);
  await sleep(5000);
  undo();
  await sleep(0);
  expect(removed()).toHaveLength(1);
  expect(list()).toEqual(['b', 'c']);
});

test('while somebody is at what offers the way back there is one, and a while longer', async () => {
  const removed = await start();
  const undo = chats.removeSoon({ conversation: 'a' }, 5000);
  chats.removeSoon({ conversation: 'b' }, 5000);
  await sleep(4999);
  toasts.setState({ held: true });
  await sleep(60_000);
  toasts.setState({ held: false });
  await sleep(4999);
  expect(removed()).toEqual([]);
  undo();
  await sleep(1);
  expect(removed()).toEqual([{ conversation: 'b' }]);
  expect(list()).toEqual(['a', 'c']);
});

test.each([later, { num_unread_messages: 2 }])('who writes meanwhile is back: %j', async (more) => {
  const removed = await start();
  chats.removeSoon({ conversation: 'a' }, 5000);
  await chats.take(row('a', 'sofia', more));
  await sleep(10_000);
  expect(list()).toContain('a');
  expect(removed()).toEqual([]);
});

test.each([
  ['a', 'b'],
  ['further down', 'b'],
])(
  'who writes meanwhile is back without a row: %s, and nobody else',
  async (conversation, other) => {
    const removed = await start();
    chats.removeSoon({ conversation }, 5000);
    chats.removeSoon({ conversation: other }, 5000);
    await chats.take(undefined, conversation);
    await sleep(10_000);
    expect(removed()).toEqual([{ conversation: other }]);
  },
);

test('the row of one whose removal can still be undone is known until then', async () => {
  await start();
  chats.removeSoon({ conversation: 'a' }, 5000);
  expect(chats.rowOf('a')).toEqual(all[0]);
  await sleep(5000);
  expect(chats.rowOf('a')).toBeUndefined();
});

test('a message that was there already, and is told late, takes nothing back', async () => {
  const removed = await start();
  chats.removeSoon({ conversation: 'a' }, 5000);
  await chats.take(row('a', 'sofia'));
  expect(list()).toEqual(['b', 'c']);
  await sleep(5000);
  expect(removed()).toEqual([{ conversation: 'a' }]);
});

test('refused, the server says why and the list comes back', async () => {
  await start(() => fail(400, 'no', 'Not now.'));
  chats.removeSoon({ conversation: 'a' }, 5000);
  await sleep(5000);
  expect(toasts.getState().queue).toMatchObject([{ kind: 'error', text: 'Not now.' }]);
  expect(list()).toEqual(['a', 'b', 'c']);
});

test('a page that goes tells the server at once', async () => {
  await start();
  const asked = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  chats.removeSoon({ conversation: 'a' }, 5000);
  window.dispatchEvent(new Event('pagehide'));
  window.dispatchEvent(new Event('pagehide'));
  expect(asked).toHaveBeenCalledTimes(1);
  expect(asked.mock.calls[0]).toMatchObject([
    '/api/chat.php?conversation=a',
    { method: 'DELETE', keepalive: true },
  ]);
  asked.mockRestore();
});

test('it is said once that there is no way back any more, however that came', async () => {
  await start();
  const ends: (() => unknown)[] = [
    () => sleep(5000),
    () => window.dispatchEvent(new Event('pagehide')),
    () => chats.take(row('a', 'sofia', later)),
  ];
  for (const end of ends) {
    const onOver = jest.fn();
    const undo = chats.removeSoon({ conversation: 'a' }, 5000, onOver);
    await sleep(4000);
    expect(onOver).not.toHaveBeenCalled();
    await end();
    undo();
    await sleep(10_000);
    expect(onOver).toHaveBeenCalledTimes(1);
  }
});

test('who logs out at once has removed it all the same, while the server still knows them', async () => {
  const asked: string[] = [];
  fakeServer({
    'GET /api/chats.php': () => ({ chats: all, cursor: null, total_unread: 3 }),
    'DELETE /api/chat.php': () => void asked.push('removed'),
    'GET /api/logout.php': () => {
      asked.push('logged out');
      return {};
    },
  });
  await chats.load();
  chats.removeSoon({ conversation: 'a' }, 5000);
  await logOut('You are still logged in.');
  expect(asked).toEqual(['removed', 'logged out']);
  await sleep(10_000);
  expect(asked).toHaveLength(2);
});
