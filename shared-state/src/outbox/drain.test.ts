import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { ApiError } from '../api/api-error.ts';
import type { ChatMessage } from '../api/types.ts';
import { memberDatabase } from '../browser/member-storage.ts';
import { fakeLocks } from '../testing/fake-locks.ts';
import { createDrain, type Drain } from './drain.ts';
import { KeptMessages } from './kept-messages.ts';
import type { Outgoing } from './outgoing.ts';

beforeEach(async () => {
  fakeLocks();
  indexedDB.deleteDatabase(memberDatabase);
});

const soon = () => new Promise<void>((done) => setTimeout(done, 0));

const upload = async ({ client_id }: Outgoing) => `image of ${client_id}`;

/** Nobody to tell. */
const deaf = { onChange: () => {}, onProgress: () => {} };

let numbers = 0;
const write = (reader: string, body = 'x', member = 'me'): Outgoing => {
  numbers += 1;
  const target = { profile: reader };
  const words = { kind: 'text' as const, body, label: null, reader };
  return { ...words, client_id: `id-${numbers}`, member, target, created: 1, refused: null };
};

/** What can become of one try, before or after the server has taken the message. */
const fates = ['ok', 'lost', 'answer lost', '500', '429', 'unreadable', 'page gone'] as const;
type Fate = (typeof fates)[number];

/** Takes each client id once, as the server's unique index does, and answers as fate has it. */
function fakeServer() {
  const stored: Outgoing[] = [];
  let fate: Fate[] = [];
  const take = (outgoing: Outgoing) => {
    const isNew = !stored.some(({ client_id }) => client_id === outgoing.client_id);
    if (isNew) stored.push(outgoing);
    return { client_id: outgoing.client_id } as ChatMessage;
  };
  return {
    stored,
    next: (to: Fate[]) => {
      fate = to;
    },
    async send(outgoing: Outgoing): Promise<ChatMessage> {
      const now = fate.shift() ?? 'ok';
      await soon();
      if (now === 'lost') throw new ApiError(0, 'network', '');
      if (now === '500') throw new ApiError(500, 'server', '');
      if (now === '429') throw new ApiError(429, 'slow_down', '');
      const answer = take(outgoing);
      if (now === 'answer lost') throw new ApiError(0, 'timeout', '');
      if (now === 'unreadable') throw new ApiError(200, 'bad_answer', '');
      if (now === 'page gone') return new Promise(() => {});
      return answer;
    },
  };
}

function openTab(server: ReturnType<typeof fakeServer>, member = 'me') {
  const kept = new KeptMessages(member);
  const { send } = server;
  const drain: Drain = createDrain({ kept, send, upload, ...deaf, pause: soon });
  return { kept, ...drain };
}

test('whatever fails, two tabs send each message once, and each line in its order [R04]', async () => {
  const step = fc.oneof(
    fc.record({
      does: fc.constant('write' as const),
      tab: fc.nat(1),
      reader: fc.constantFrom('sofia', 'mia'),
    }),
    fc.record({ does: fc.constant('reload' as const), tab: fc.nat(1) }),
    fc.record({
      does: fc.constant('fail' as const),
      fate: fc.array(fc.constantFrom(...fates), { maxLength: 4 }),
    }),
    fc.record({ does: fc.constant('wait' as const) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
      fakeLocks();
      const server = fakeServer();
      const open = [openTab(server), openTab(server)];
      const written: Outgoing[] = [];
      for (const now of steps) {
        if (now.does === 'fail') server.next([...now.fate]);
        if (now.does === 'wait') await soon();
        if (now.does === 'reload') {
          open[now.tab]?.stop();
          open[now.tab] = openTab(server);
          void open[now.tab]?.work();
        }
        if (now.does === 'write') {
          const outgoing = write(now.reader);
          written.push(outgoing);
          await open[now.tab]?.kept.add(outgoing);
          void open[now.tab]?.work();
        }
      }
      // The browser is closed, and opened again.
      for (const tab of open) tab.stop();
      server.next([]);
      const after = openTab(server);
      await after.work();
      const ids = (reader: string, of: Outgoing[]) =>
        of.filter((one) => one.reader === reader).map(({ client_id }) => client_id);
      for (const reader of ['sofia', 'mia']) {
        expect(ids(reader, server.stored)).toEqual(ids(reader, written));
      }
      expect(await after.kept.all()).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

test('a refusal waits for the member, and what comes after goes on', async () => {
  const server = fakeServer();
  const refusing = {
    ...server,
    send: async (outgoing: Outgoing) => {
      if (outgoing.body === 'bad')
        throw new ApiError(402, 'not_enough_credits', 'Too few credits.');
      return server.send(outgoing);
    },
  };
  const tab = openTab(refusing);
  await tab.kept.add(write('sofia', 'bad'));
  await tab.kept.add(write('sofia', 'good'));
  await tab.work();
  expect(server.stored).toMatchObject([{ body: 'good' }]);
  expect(await tab.kept.all()).toMatchObject([
    { body: 'bad', refused: 'Too few credits.', refusal: 'not_enough_credits' },
  ]);
});

test('refused for its price, a message has the new one', async () => {
  const send = () => {
    throw new ApiError(409, 'price_changed', 'It costs more.', [], { credits: 15 });
  };
  const tab = openTab({ ...fakeServer(), send });
  await tab.kept.add({ ...write('sofia'), credits: 10 });
  await tab.work();
  expect(await tab.kept.all()).toMatchObject([{ refusal: 'price_changed', credits: 15 }]);
});

test.each([
  [400, true],
  [404, true],
  [499, true],
  [408, false],
  [429, false],
  [500, false],
  [399, false],
  [200, false],
])('an answer of %i is a refusal for good: %s', async (status, isRefused) => {
  const server = fakeServer();
  let tries = 0;
  const tab = openTab({
    ...server,
    send: async (outgoing: Outgoing) => {
      tries += 1;
      if (tries === 1) throw new ApiError(status, 'code', 'No.');
      return server.send(outgoing);
    },
  });
  await tab.kept.add(write('sofia'));
  await tab.work();
  expect(server.stored).toHaveLength(isRefused ? 0 : 1);
  expect(await tab.kept.all()).toHaveLength(isRefused ? 1 : 0);
});

test('the pause grows with each failure in a row, and what is written cuts it short', async () => {
  const server = fakeServer();
  const paused: number[] = [];
  const kept = new KeptMessages('me');
  const pause = async (ms: number) => void paused.push(ms);
  const drain = createDrain({ kept, upload, send: server.send, ...deaf, pause });
  server.next(Array(7).fill('500'));
  await kept.add(write('sofia'));
  await drain.work();
  expect(paused).toEqual([1000, 2000, 4000, 8000, 15_000, 15_000, 15_000]);

  // The real pause: a second long, unless something is written meanwhile.
  const waiting = createDrain({ kept, upload, send: server.send, ...deaf });
  server.next(['500']);
  await kept.add(write('mia'));
  const [begun, first] = [performance.now(), waiting.work()];
  await soon();
  await kept.add(write('mia'));
  await Promise.all([first, waiting.work()]);
  expect(server.stored.map(({ reader }) => reader)).toEqual(['sofia', 'mia', 'mia']);
  expect(performance.now() - begun).toBeLessThan(900);
});

test('a browser without locks sends as well', async () => {
  Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true });
  const server = fakeServer();
  const tab = openTab(server);
  await tab.kept.add(write('sofia'));
  await tab.work();
  expect(server.stored).toHaveLength(1);
});

test('how far a picture has gone up is told with its message, and what stopped tells nothing', async () => {
  const told: unknown[] = [];
  const kept = new KeptMessages('me');
  const drain = createDrain({
    kept,
    upload: async ({ client_id }, { onProgress }) => {
      onProgress(0.5);
      return client_id;
    },
    send: async ({ client_id }, image) => {
      told.push(`sent with ${image}`);
      if (client_id === 'last') drain.stop();
      return { client_id } as ChatMessage;
    },
    onChange: (sent) => told.push(sent?.message.client_id),
    onProgress: (client_id, share) => told.push([client_id, share]),
  });
  const picture = { file: new Blob(), key: 'k' };
  await kept.add({ ...write('sofia'), picture, client_id: 'first' });
  await drain.work();
  await kept.add({ ...write('sofia'), picture, client_id: 'last' });
  await drain.work();
  expect(told).toEqual([
    ...[['first', 0.5], 'sent with first', 'first'],
    ...[['last', 0.5], 'sent with last'],
  ]);
});

test('who cannot be reached now holds up nobody else', async () => {
  const server = fakeServer();
  let isDown = true;
  const tab = openTab({
    ...server,
    send: async (outgoing: Outgoing) => {
      if (isDown && outgoing.reader === 'sofia') throw new ApiError(503, 'server', '');
      return server.send(outgoing);
    },
  });
  for (const reader of ['sofia', 'mia', 'sofia']) await tab.kept.add(write(reader));
  const done = tab.work();
  while (server.stored.length === 0) await soon();
  expect(server.stored.map(({ reader }) => reader)).toEqual(['mia']);
  isDown = false;
  await done;
  expect(server.stored.map(({ reader }) => reader)).toEqual(['mia', 'sofia', 'sofia']);
});

test('a member sends nothing of another one', async () => {
  const server = fakeServer();
  const eva = openTab(server, 'eva');
  await eva.kept.add(write('sofia', 'of Eva', 'eva'));
  const daan = openTab(server, 'daan');
  await daan.work();
  expect(server.stored).toEqual([]);
  expect(await daan.kept.all()).toEqual([]);
});
