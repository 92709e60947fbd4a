import { jest } from '@jest/globals';
import type { User } from '../api/types.ts';
import { session } from '../stores/session.ts';
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
afterEach(() => jest.useRealTimers());

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
