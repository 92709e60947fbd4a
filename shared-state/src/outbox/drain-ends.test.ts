import 'fake-indexeddb/auto';
import { jest } from '@jest/globals';
import { ApiError } from '../api/api-error.ts';
import type { ChatMessage } from '../api/types.ts';
import { memberDatabase } from '../browser/member-storage.ts';
import { fakeLocks } from '../testing/fake-locks.ts';
import { outgoing } from '../testing/outgoing.ts';
import { until } from '../testing/until.ts';
import { createDrain } from './drain.ts';
import { KeptMessages } from './kept-messages.ts';

const { indexedDB } = globalThis;
let kept: KeptMessages;
beforeEach(() => {
  fakeLocks();
  indexedDB.deleteDatabase(memberDatabase);
  kept = new KeptMessages('me');
});
afterEach(() => {
  jest.useRealTimers();
  Object.assign(globalThis, { indexedDB });
});

type Ports = Parameters<typeof createDrain>[0];
const drainWith = (part: Partial<Ports>) =>
  createDrain({
    ...{ kept, onChange: () => {}, onProgress: () => {} },
    send: async ({ client_id }) => ({ client_id }) as ChatMessage,
    ...part,
  });

/** Sends that go on until they are called off; each with the signal that does. */
function endless() {
  const signals = new Map<string, AbortSignal>();
  const send: Ports['send'] = ({ client_id }, { signal }) => {
    signals.set(client_id, signal);
    return new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(new ApiError(0, 'cancelled', '')));
    });
  };
  const begun = (client_id: string) => until(() => signals.has(client_id));
  return { send, signals, begun };
}

function lockWith(request: (signal: AbortSignal) => Promise<void>) {
  const locks = {
    request: (_name: string, { signal }: { signal: AbortSignal }) => request(signal),
  };
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
}

test('discarding a message ends its own upload, of no other, and the next one goes', async () => {
  const { send, signals, begun } = endless();
  const drain = drainWith({ send });
  for (const id of ['a', 'b', 'c']) await kept.add(outgoing(id));
  const work = drain.work();
  await begun('a');
  await drain.discard('b');
  expect(signals.get('a')?.aborted).toBe(false);
  await drain.discard('a');
  expect(signals.get('a')?.aborted).toBe(true);
  await begun('c');
  expect([...signals.keys()]).toEqual(['a', 'c']);
  drain.stop();
  await work;
});

test('a picture on a line that is dead goes another time, and keeps no other message waiting', async () => {
  // In memory, where nothing takes time but by the clock of the test.
  Object.assign(globalThis, { indexedDB: undefined });
  jest.useFakeTimers();
  const sent: string[] = [];
  let moves = () => {};
  const send: Ports['send'] = async ({ client_id }, { signal, onProgress }) => {
    sent.push(client_id);
    if (client_id === 'text') return { client_id } as ChatMessage;
    moves = () => onProgress(0.5);
    return new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(new ApiError(0, 'cancelled', '')));
    });
  };
  const drain = drainWith({ send });
  await kept.add(outgoing('photo', { reader: 'sofia' }));
  await kept.add(outgoing('text', { reader: 'mia', created: 2 }));
  void drain.work();
  await jest.advanceTimersByTimeAsync(80_000);
  moves();
  await jest.advanceTimersByTimeAsync(80_000);
  expect(sent).toEqual(['photo']);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(sent).toEqual(['photo', 'text']);
  await jest.advanceTimersByTimeAsync(1000);
  expect(sent).toEqual(['photo', 'text', 'photo']);
  expect(await kept.all()).toMatchObject([{ client_id: 'photo', refused: null }]);
  drain.stop();
});

test('stopping ends what is on its way and keeps it; nothing else begins, and nobody is told', async () => {
  const { send, signals, begun } = endless();
  const [onChange, pause] = [jest.fn(), jest.fn(async () => {})];
  const drain = drainWith({ send, onChange, pause });
  await kept.add(outgoing('a'));
  await kept.add(outgoing('b'));
  const work = drain.work();
  await begun('a');
  drain.stop();
  expect(signals.get('a')?.aborted).toBe(true);
  await work;
  await drain.work();
  expect([...signals.keys()]).toEqual(['a']);
  expect(await kept.all()).toHaveLength(2);
  expect([onChange.mock.calls, pause.mock.calls]).toEqual([[], []]);
});

test('a refusal that comes after the end is kept, and told to nobody', async () => {
  const onChange = jest.fn();
  const drain = drainWith({
    onChange,
    send: async () => {
      drain.stop();
      throw new ApiError(403, 'unreachable', 'No more.');
    },
  });
  await kept.add(outgoing('a'));
  await drain.work();
  expect(await kept.all()).toMatchObject([{ refused: 'No more.' }]);
  expect(onChange).not.toHaveBeenCalled();
});

test('stopping ends a pause', async () => {
  const pauses: AbortSignal[] = [];
  const drain = drainWith({
    send: () => Promise.reject(new ApiError(500, 'server', '')),
    pause: (_ms, signal) => {
      pauses.push(signal);
      return new Promise((done) => signal.addEventListener('abort', () => done()));
    },
  });
  await kept.add(outgoing('a'));
  const work = drain.work();
  await until(() => pauses.length > 0);
  drain.stop();
  await work;
  expect(pauses).toHaveLength(1);
});

test('a server that cannot be reached is not asked about the other lines as well', async () => {
  const tried: string[] = [];
  const drain = drainWith({
    send: async ({ client_id }) => {
      tried.push(client_id);
      throw new ApiError(0, client_id === 'a' ? 'timeout' : 'network', '');
    },
    pause: async () => drain.stop(),
  });
  for (const reader of ['a', 'b', 'c']) await kept.add(outgoing(reader, { reader }));
  await drain.work();
  expect(tried).toEqual(['a', 'b']);
});

test('what is written while all others fail is tried at once, without the pause', async () => {
  const tried: string[] = [];
  const drain = drainWith({
    send: async ({ client_id }) => {
      tried.push(client_id);
      if (tried.length === 1) {
        await kept.add(outgoing('b', { reader: 'b' }));
        void drain.work();
      }
      throw new ApiError(500, 'server', '');
    },
    pause: async () => {
      tried.push('pause');
      drain.stop();
    },
  });
  await kept.add(outgoing('a', { reader: 'a' }));
  await drain.work();
  expect(tried.indexOf('b')).toBeGreaterThan(0);
  expect(tried.filter((one) => one === 'pause')).toHaveLength(1);
});

test('what is written as the last look ends is sent as well', async () => {
  const drain = drainWith({});
  const all = kept.all.bind(kept);
  let isLate = true;
  jest.spyOn(kept, 'all').mockImplementation(async () => {
    const found = await all();
    if (found.length === 0 && isLate) {
      isLate = false;
      await kept.add(outgoing('b'));
      void drain.work();
    }
    return found;
  });
  await kept.add(outgoing('a'));
  await drain.work();
  expect([isLate, await all()]).toEqual([false, []]);
});

test('pages of all releases wait for the same lock', async () => {
  const request = jest.spyOn(navigator.locks, 'request');
  await drainWith({}).work();
  expect(request.mock.calls[0]?.[0]).toBe('outbox');
});

test('without the lock it says so, and the next try asks for it again', async () => {
  await kept.add(outgoing('a'));
  const drain = drainWith({});
  lockWith(async () => {
    throw new Error('no lock');
  });
  await expect(drain.work()).rejects.toThrow('no lock');
  fakeLocks();
  await drain.work();
  expect(await kept.all()).toEqual([]);
});

test('who stops while another tab has the lock gives up waiting, and that is no failure', async () => {
  lockWith(
    (signal) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  );
  const drain = drainWith({});
  const work = drain.work();
  drain.stop();
  await expect(work).resolves.toBeUndefined();
});
