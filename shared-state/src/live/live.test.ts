import { jest } from '@jest/globals';
import { backoff, catchUpDelay } from '../api/backoff.ts';
import { retryDelay } from '../api/retry-delay.ts';
import { bus } from '../bus/bus.ts';
import { connection } from '../stores/connection.ts';
import { language } from '../stores/language.ts';
import { push } from '../stores/push.ts';
import { openEventStream } from './event-source.ts';
import { pollInterval, rescheduled } from './polling.ts';

class FakeEventSource extends EventTarget {
  static readonly CLOSED = 2;
  static opened: FakeEventSource[] = [];
  readyState = 1;
  onopen: () => void = () => {};
  onerror: () => void = () => {};
  close = jest.fn();
  readonly url: string;
  constructor(url: string) {
    super();
    this.url = url;
    FakeEventSource.opened.push(this);
  }
}

const handlers = { onEvent: bus.emit, onHealth: jest.fn(), onGap: jest.fn(), onEnded: jest.fn() };

beforeEach(() => {
  jest.useFakeTimers();
  handlers.onGap.mockClear();
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

test('a page in another language listens anew, and asks for what it missed', () => {
  language.setState({ current: 'en' });
  const stop = openEventStream(handlers);
  language.setState({ changingTo: 'nl' });
  expect(FakeEventSource.opened).toHaveLength(1);
  language.setState({ current: 'nl', changingTo: null });
  const [first, second] = FakeEventSource.opened;
  expect(first?.close).toHaveBeenCalled();
  expect([first?.url, second?.url]).toEqual(
    ['en', 'nl'].map((spoken) => `/api/events.php?lang=${spoken}&rows=changed`),
  );
  second?.onopen();
  jest.advanceTimersByTime(60_000);
  expect(handlers.onGap).toHaveBeenCalledTimes(1);
  stop();
  language.setState({ current: 'en' });
  expect(FakeEventSource.opened).toHaveLength(2);
});

test('the first stream asks for what happened since the page was made, a later one does not', () => {
  const stop = openEventStream(handlers, 1234);
  const [first] = FakeEventSource.opened;
  if (first) first.readyState = FakeEventSource.CLOSED;
  first?.onerror();
  jest.advanceTimersByTime(2000);
  const asked = FakeEventSource.opened.map(({ url }) => new URL(url, location.href).searchParams);
  expect(asked.map((query) => query.get('since'))).toEqual(['1234', null]);
  stop();
});

describe('a line that is dead, of which no browser tells', () => {
  const opened = () => FakeEventSource.opened.length;
  const beat = () => FakeEventSource.opened.at(-1)?.dispatchEvent(new MessageEvent('beat'));

  test('is given up fifty seconds after its last beat, and what was missed is fetched', () => {
    const stop = openEventStream(handlers);
    FakeEventSource.opened[0]?.onopen();
    jest.advanceTimersByTime(20_000);
    beat();
    jest.advanceTimersByTime(40_000);
    beat();
    jest.advanceTimersByTime(49_900);
    expect(handlers.onHealth).toHaveBeenLastCalledWith(true);
    jest.advanceTimersByTime(100);
    expect(handlers.onHealth).toHaveBeenLastCalledWith(false);
    expect(FakeEventSource.opened[0]?.close).toHaveBeenCalled();
    jest.advanceTimersByTime(2000);
    expect(opened()).toBe(2);
    FakeEventSource.opened[1]?.onopen();
    beat();
    expect(handlers.onHealth).toHaveBeenLastCalledWith(true);
    jest.advanceTimersByTime(50_000);
    expect(handlers.onGap).toHaveBeenCalledTimes(1);
    expect(handlers.onHealth).toHaveBeenLastCalledWith(false);
    stop();
  });

  test('is given up, too, when it dies as soon as the browser has resumed it', () => {
    const stop = openEventStream(handlers);
    const [first] = FakeEventSource.opened;
    first?.onopen();
    beat();
    first?.onerror();
    jest.advanceTimersByTime(60_000);
    expect(opened()).toBe(1);
    first?.onopen();
    jest.advanceTimersByTime(49_900);
    expect(handlers.onHealth).toHaveBeenLastCalledWith(true);
    jest.advanceTimersByTime(100);
    expect(handlers.onHealth).toHaveBeenLastCalledWith(false);
    // Of a server that was silent none is expected again: it may be one of before.
    jest.advanceTimersByTime(2000);
    expect(opened()).toBe(2);
    FakeEventSource.opened[1]?.onopen();
    jest.advanceTimersByTime(600_000);
    expect(opened()).toBe(2);
    stop();
  });

  test('is not given up by a page that was left', () => {
    const stop = openEventStream(handlers);
    beat();
    stop();
    jest.advanceTimersByTime(100_000);
    expect(opened()).toBe(1);
  });

  test('is not looked for where the server sends no beats', () => {
    const stop = openEventStream(handlers);
    FakeEventSource.opened[0]?.onopen();
    jest.advanceTimersByTime(600_000);
    expect(handlers.onHealth).toHaveBeenLastCalledWith(true);
    expect(opened()).toBe(1);
    stop();
  });
});

describe('a device that was away', () => {
  let stop = () => {};
  const opened = () => FakeEventSource.opened.length;
  const newest = () => FakeEventSource.opened.at(-1);
  const beat = () => newest()?.dispatchEvent(new MessageEvent('beat'));
  /** Somebody looks at a tab of this browser. */
  const look = () => bus.emit('tab:shown', {});
  const network = (isThere: boolean) => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isThere);
    dispatchEvent(new Event(isThere ? 'online' : 'offline'));
  };
  /** The line breaks, the browser comes to nothing, and the next turn is far away. */
  const breaks = (turns: number) => {
    for (let turn = 0; turn < turns; turn += 1) {
      const line = newest();
      if (line) line.readyState = FakeEventSource.CLOSED;
      line?.onerror();
      if (turn < turns - 1) jest.advanceTimersByTime(60_000);
    }
  };
  beforeEach(() => {
    stop = openEventStream(handlers);
    newest()?.onopen();
    beat();
  });
  afterEach(() => {
    stop();
    jest.restoreAllMocks();
  });

  test('by sleep: whoever looks at it again has a new line at once, and what was missed', () => {
    // No timer runs meanwhile.
    jest.setSystemTime(Date.now() + 600_000);
    look();
    expect(opened()).toBe(2);
    expect(FakeEventSource.opened[0]?.close).toHaveBeenCalled();
    newest()?.onopen();
    jest.advanceTimersByTime(0);
    expect(handlers.onGap).toHaveBeenCalledTimes(1);
  });

  test('for less than the line stands is as if it had not been', () => {
    jest.setSystemTime(Date.now() + 49_000);
    look();
    expect([opened(), handlers.onGap.mock.calls.length]).toEqual([1, 0]);
  });

  test('without a network waits for no turn when there is one, and fetches at once', () => {
    network(false);
    breaks(5);
    const before = opened();
    network(true);
    expect(opened()).toBe(before + 1);
    newest()?.onopen();
    jest.advanceTimersByTime(0);
    expect(handlers.onGap).toHaveBeenCalledTimes(1);
  });

  test('is not the server that was away: of that all pages are told at once, and wait for their turn', () => {
    network(false);
    network(true);
    beat();
    breaks(5);
    const before = opened();
    dispatchEvent(new Event('offline'));
    dispatchEvent(new Event('online'));
    expect(opened()).toBe(before);
    jest.advanceTimersByTime(60_000);
    newest()?.onopen();
    jest.advanceTimersByTime(0);
    expect(handlers.onGap).not.toHaveBeenCalled();
  });

  test('by sleep of which its network tells has a new line with that', () => {
    network(false);
    jest.setSystemTime(Date.now() + 600_000);
    network(true);
    expect(opened()).toBe(2);
  });

  test('and is left hears of neither', () => {
    stop();
    jest.setSystemTime(Date.now() + 600_000);
    look();
    network(false);
    network(true);
    expect(opened()).toBe(1);
  });
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
  jest.advanceTimersByTime(0);
  expect(handlers.onGap).toHaveBeenCalledTimes(1);
  stop();
  expect(second?.close).toHaveBeenCalled();
});

test('a stream that breaks is resumed by the browser once, then opened anew after a pause', () => {
  const stop = openEventStream(handlers);
  const [first] = FakeEventSource.opened;
  if (first) first.readyState = 0;
  first?.onerror();
  expect(first?.close).not.toHaveBeenCalled();
  first?.onerror();
  expect(first?.close).toHaveBeenCalled();
  expect(FakeEventSource.opened).toHaveLength(1);
  jest.advanceTimersByTime(2000);
  expect(FakeEventSource.opened).toHaveLength(2);
  stop();
});

test('waits longer each time, up to a minute, and never all clients at once', () => {
  const longest = [0, 1, 2, 10].map((attempt) => backoff(attempt, () => 1));
  expect(longest).toEqual([2000, 4000, 8000, 60_000]);
  expect(backoff(3, () => 0)).toBe(1000);
});

test('what was missed is fetched at once after a moment, else spread over as long as it was', () => {
  const last = () => 1;
  expect([4999, 5000, 60_000, 600_000].map((away) => catchUpDelay(away, last))).toEqual([
    0, 5000, 60_000, 60_000,
  ]);
});

test('a call is repeated after anything up to a limit that doubles', () => {
  const longest = [1, 2, 3, 4, 5].map((count) => retryDelay(count, undefined, () => 1));
  expect(longest).toEqual([300, 600, 1200, 2400, 4000]);
  expect(retryDelay(5, undefined, () => 0)).toBe(0);
});

test('a lost stream makes the next poll come sooner, but not for all at once', () => {
  const before = { interval: 300_000, due: 290_000 };
  expect(rescheduled(before, 0, 300_000)).toEqual(before);
  const half = () => 0.5;
  expect(rescheduled(before, 0, 60_000, half)).toEqual({ interval: 60_000, due: 30_000 });
  const soon = { interval: 300_000, due: 10_000 };
  expect(rescheduled(soon, 0, 60_000, half)).toEqual({ interval: 60_000, due: 10_000 });
  const often = { interval: 60_000, due: 10_000 };
  expect(rescheduled(often, 0, 300_000, half)).toEqual({ interval: 300_000, due: 150_000 });
  expect(rescheduled(soon, 10_000, 60_000)).toEqual({ interval: 60_000, due: 70_000 });
});

test('polls every minute, and seldom while push or the stream works', () => {
  expect(pollInterval()).toBe(60_000);
  connection.setState({ live: true });
  expect(pollInterval()).toBe(300_000);
  connection.setState({ live: false });
  push.setState({ permission: 'subscribed' });
  expect(pollInterval()).toBe(300_000);
});
