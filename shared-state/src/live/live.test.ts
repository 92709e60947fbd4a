import { jest } from '@jest/globals';
import { bus } from '../bus/bus.ts';
import { connection } from '../stores/connection.ts';
import { push } from '../stores/push.ts';
import { backoff } from './backoff.ts';
import { openEventStream } from './event-source.ts';
import { pollInterval } from './polling.ts';

class FakeEventSource extends EventTarget {
  static readonly CLOSED = 2;
  static opened: FakeEventSource[] = [];
  readyState = 1;
  onopen: () => void = () => {};
  onerror: () => void = () => {};
  close = jest.fn();
  constructor() {
    super();
    FakeEventSource.opened.push(this);
  }
}

const handlers = { onEvent: bus.emit, onHealth: jest.fn(), onGap: jest.fn(), onEnded: jest.fn() };

beforeEach(() => {
  jest.useFakeTimers();
  FakeEventSource.opened = [];
  Object.assign(globalThis, { EventSource: FakeEventSource });
});

afterEach(() => jest.useRealTimers());

test('events become topics of the bus', () => {
  const stop = openEventStream(handlers);
  const heard: unknown[] = [];
  const off = bus.on('credits:changed', (payload) => heard.push(payload));
  FakeEventSource.opened[0]?.dispatchEvent(new MessageEvent('credits', { data: '{"credits":7}' }));
  expect(heard).toEqual([{ credits: 7 }]);
  off();
  stop();
});

test('a refused stream is opened again later and says that events were missed', () => {
  const stop = openEventStream(handlers);
  const [first] = FakeEventSource.opened;
  if (first) first.readyState = FakeEventSource.CLOSED;
  first?.onerror();
  expect(handlers.onHealth).toHaveBeenLastCalledWith(false);
  jest.advanceTimersByTime(2000);
  const [, second] = FakeEventSource.opened;
  second?.onopen();
  expect(handlers.onGap).toHaveBeenCalledTimes(1);
  stop();
  expect(second?.close).toHaveBeenCalled();
});

test('waits longer each time, up to a minute, and never all clients at once', () => {
  expect([0, 1, 2, 10].map((attempt) => backoff(attempt, () => 1))).toEqual([
    1000, 2000, 4000, 60_000,
  ]);
  expect(backoff(3, () => 0)).toBe(4000);
});

test('polls every minute, and seldom while push or the stream works', () => {
  expect(pollInterval()).toBe(60_000);
  connection.setState({ live: true });
  expect(pollInterval()).toBe(300_000);
  connection.setState({ live: false });
  push.setState({ permission: 'subscribed' });
  expect(pollInterval()).toBe(300_000);
});
