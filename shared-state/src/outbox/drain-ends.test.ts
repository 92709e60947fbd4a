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

let kept: KeptMessages;
beforeEach(() => {
  fakeLocks();
  indexedDB.deleteDatabase(memberDatabase);
  kept = new KeptMessages('me');
});

type Ports = Parameters<typeof createDrain>[0];
const drainWith = (part: Partial<Ports>) =>
  createDrain({
    ...{ kept, onChange: () => {}, onProgress: () => {} },
    upload: async ({ client_id }) => client_id,
    send: async ({ client_id }) => ({ client_id }) as ChatMessage,
    ...part,
  });

const picture = { file: new Blob(), key: 'k' };

/** Uploads that go on until they are called off; each with the signal that does. */
function endless() {
  const signals = new Map<string, AbortSignal>();
  const upload: Ports['upload'] = ({ client_id }, { signal }) => {
    signals.set(client_id, signal);
    return new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(new ApiError(0, 'cancelled', '')));
    });
  };
  const begun = (client_id: string) => until(() => signals.has(client_id));
  return { upload, signals, begun };
}

test('discarding a message ends its own upload, of no other, and the next one goes', async () => {
  const { upload, signals, begun } = endless();
  const drain = drainWith({ upload });
  for (const id of ['a', 'b', 'c']) await kept.add(outgoing(id, { picture }));
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

test('stopping ends what is on its way and keeps it; nothing else begins, and nobody is told', async () => {
  const { upload, signals, begun } = endless();
  const [onChange, pause] = [jest.fn(), jest.fn(async () => {})];
  const drain = drainWith({ upload, onChange, pause });
  for (const id of ['a', 'b']) await kept.add(outgoing(id, { picture }));
  const work = drain.work();
  await begun('a');
  drain.stop();
  expect(signals.get('a')?.aborted).toBe(true);
  await work;
  await drain.work();
  expect([...signals.keys()]).toEqual(['a']);
  expect(await kept.all()).toHaveLength(2);
  expect(onChange).not.toHaveBeenCalled();
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
  jest.spyOn(navigator.locks, 'request').mockRejectedValue(new Error('no lock'));
  await expect(drain.work()).rejects.toThrow('no lock');
  fakeLocks();
  await drain.work();
  expect(await kept.all()).toEqual([]);
});

test('who stops while another tab has the lock gives up waiting, and that is no failure', async () => {
  void navigator.locks.request('outbox', () => new Promise(() => {}));
  const request = jest.spyOn(navigator.locks, 'request');
  const drain = drainWith({});
  const work = drain.work();
  await until(() => request.mock.calls.length === 2);
  drain.stop();
  await expect(work).resolves.toBeUndefined();
});

test('whose turn was taken away lets another tab send, and goes on when that one has gone', async () => {
  const sent: string[] = [];
  let asked = 0;
  const drain = drainWith({
    send: async ({ client_id }) => {
      asked += 1;
      if (asked === 1) return new Promise(() => {});
      sent.push(client_id);
      return { client_id } as ChatMessage;
    },
  });
  await kept.add(outgoing('a'));
  const work = drain.work();
  await until(() => asked === 1);
  let leave = () => {};
  const other = new Promise<void>((done) => {
    leave = done;
  });
  const request = jest.spyOn(navigator.locks, 'request');
  void navigator.locks.request('outbox', { steal: true }, () => other);
  await kept.add(outgoing('b'));
  void drain.work();
  // Theirs, whether it is free, and then in line for it.
  await until(() => request.mock.calls.length === 3);
  expect(sent).toEqual([]);
  leave();
  await work;
  expect(sent).toEqual(['a', 'b']);
});

test('a page that has sent often listens for its end no more than one that has sent once', async () => {
  const heard = jest.spyOn(AbortSignal.prototype, 'addEventListener');
  /** Of the signals that were listened to, the listeners of the one that has most. */
  function most(): number {
    const listeners = new Map<unknown, number>();
    for (const [index, [, , options]] of heard.mock.calls.entries()) {
      if (typeof options === 'object' && options.signal?.aborted) continue;
      const signal = heard.mock.contexts[index];
      listeners.set(signal, (listeners.get(signal) ?? 0) + 1);
    }
    return Math.max(...listeners.values());
  }
  const drain = drainWith({});
  await drain.work();
  const once = most();
  for (const _turn of [2, 3, 4, 5]) await drain.work();
  expect(most()).toBe(once);
  heard.mockRestore();
  drain.stop();
});
