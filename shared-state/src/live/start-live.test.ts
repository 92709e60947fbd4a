import { jest } from '@jest/globals';
import type { ChatListItem, User } from '../api/types.ts';
import { bus } from '../bus/bus.ts';
import { tabs } from '../bus/tabs.ts';
import { chats } from '../stores/chats/chats.ts';
import { session } from '../stores/session.ts';
import { card } from '../testing/card.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { startLive } from './start-live.ts';

class FakeEventSource extends EventTarget {
  static opened: FakeEventSource[] = [];
  onopen = () => {};
  onerror = () => {};
  close = jest.fn();
  constructor() {
    super();
    FakeEventSource.opened.push(this);
  }
}

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { EventSource: FakeEventSource });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('news come by a stream, with polls as the net under it, until it is stopped', async () => {
  const calls = fakeServer({});
  const polls = () => calls.filter(({ path }) => path === '/api/chats.php').length;
  session.set({ id: 'me' } as User);
  const stop = startLive();
  await jest.advanceTimersByTimeAsync(70_000);
  expect([FakeEventSource.opened.length, polls()]).toEqual([1, 1]);
  stop();
  expect(FakeEventSource.opened[0]?.close).toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(400_000);
  expect(polls()).toBe(1);
});

test('who looks at one tab wakes them all: another one may have the stream', () => {
  const tell = jest.spyOn(tabs, 'tell');
  const heard = jest.fn();
  const off = bus.on('tab:shown', heard);
  const stop = startLive();
  const look = (state: DocumentVisibilityState) => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  look('hidden');
  look('visible');
  stop();
  look('visible');
  expect(heard).toHaveBeenCalledTimes(1);
  const shown = { kind: 'event', topic: 'tab:shown', payload: {} };
  expect(tell.mock.calls.filter(([message]) => message.kind === 'event')).toEqual([[shown]]);
  off();
});

test('who comes and who leaves is seen in the list of conversations', () => {
  const rows = ['sofia', 'mia'].map(
    (profile) => ({ conversation: profile, profile, card: card(profile) }) as ChatListItem,
  );
  chats.setState({ list: rows, status: 'ready' });
  const stop = startLive();
  const online = () => chats.getState().list.filter((chat) => chat.card.online);
  bus.emit('presence:changed', { profile: 'sofia', online: true });
  expect(online()).toMatchObject([{ profile: 'sofia' }]);
  bus.emit('presence:changed', { profile: 'sofia', online: false });
  expect(online()).toEqual([]);
  stop();
  bus.emit('presence:changed', { profile: 'mia', online: true });
  expect(online()).toEqual([]);
  chats.clear();
});
