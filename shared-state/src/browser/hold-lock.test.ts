import { jest } from '@jest/globals';
import { bus } from '../bus/bus.ts';
import { type TabMessage, tabs } from '../bus/tabs.ts';
import { fakeLocks } from '../testing/fake-locks.ts';
import { holdLock } from './hold-lock.ts';

let ended: AbortController;
const forever = () => new Promise<void>(() => {});
/** A tab has the lock and sleeps: it says nothing. */
const sleeps = (options: LockOptions = {}) =>
  void navigator.locks.request('one', options, forever).catch(() => {});
const after = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const look = (state: DocumentVisibilityState) => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};
/** Who waits for the lock in a tab of its own; says what became of it. */
function tab(name: string, signal = ended.signal): string[] {
  const log: string[] = [];
  void holdLock(name, signal, async ({ waited, lost }) => {
    log.push(waited ? 'takes over' : 'begins');
    await new Promise((done) => {
      for (const end of [lost, signal]) end.addEventListener('abort', done);
    });
    if (lost.aborted) log.push('loses it');
  }).catch(() => log.push('gives up'));
  return log;
}
let told: TabMessage[];

beforeEach(() => {
  ended = new AbortController();
  fakeLocks();
  jest.useFakeTimers();
  Object.assign(globalThis, { BroadcastChannel: class {} });
  told = [];
  // What one tab tells all of them hear.
  jest.spyOn(tabs, 'tell').mockImplementation((message) => {
    told.push(message);
    if (message.kind === 'event') bus.emit(message.topic, message.payload as never);
  });
  look('visible');
});
afterEach(async () => {
  ended.abort();
  await after(0);
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('a tab that is awake keeps its lock, however long another one in view waits', async () => {
  const first = tab('one');
  const second = tab('one');
  await after(60_000);
  expect([first, second]).toEqual([['begins'], []]);
  expect(told).toContainEqual({ kind: 'event', topic: 'lock:asked', payload: { name: 'one' } });
});

test('one that sleeps loses it to a tab in view, and not before somebody looks at that', async () => {
  look('hidden');
  sleeps();
  const waiting = tab('one');
  await after(60_000);
  expect(waiting).toEqual([]);
  look('visible');
  await after(4999);
  look('hidden');
  await after(60_000);
  expect(waiting).toEqual([]);
  look('visible');
  await after(5000);
  expect(waiting).toEqual(['takes over']);
});

test('one that falls asleep later is asked again', async () => {
  let answers = true;
  sleeps();
  const stop = bus.on('lock:asked', ({ name }) => {
    if (answers) bus.emit('lock:held', { name });
  });
  const waiting = tab('one');
  await after(40_000);
  expect(waiting).toEqual([]);
  answers = false;
  await after(20_000);
  expect(waiting).toEqual(['takes over']);
  stop();
});

test('who answers for another lock says nothing of this one', async () => {
  tab('other');
  sleeps();
  const waiting = tab('one');
  await after(5000);
  expect(waiting).toEqual(['takes over']);
});

test('who has had its turn answers for the lock no more', async () => {
  const over = new AbortController();
  const first = tab('one', over.signal);
  await after(0);
  over.abort();
  await after(0);
  sleeps();
  const waiting = tab('one');
  await after(5000);
  expect([first, waiting]).toEqual([['begins'], ['takes over']]);
});

test('who wakes without its lock hears so, and who is told to stop waits no more', async () => {
  const asleep = tab('one');
  await after(0);
  sleeps({ steal: true });
  await after(0);
  expect(asleep).toEqual(['begins', 'loses it']);
  const over = new AbortController();
  const waiting = tab('one', over.signal);
  await after(0);
  over.abort();
  await after(60_000);
  expect(waiting).toEqual(['gives up']);
});

test('where tabs cannot hear each other nobody takes anything', async () => {
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  sleeps();
  const waiting = tab('one');
  await after(60_000);
  expect(waiting).toEqual([]);
});
