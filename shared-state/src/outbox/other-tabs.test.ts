import 'fake-indexeddb/auto';
import { jest } from '@jest/globals';
import type { User } from '../api/types.ts';
import { memberStorage } from '../browser/member-storage.ts';
import { tabs } from '../bus/tabs.ts';
import { session } from '../stores/session.ts';
import { fakeLocks } from '../testing/fake-locks.ts';
import { fail, fakeServer } from '../testing/fake-server.ts';
import { outgoing, sent } from '../testing/outgoing.ts';
import { until } from '../testing/until.ts';
import { KeptMessages } from './kept-messages.ts';
import { outbox } from './outbox.ts';

const target = { conversation: 'c1' };
const text = (body: string) => ({ kind: 'text' as const, body, label: null });
const shown = () => outbox.getState().messages.map(({ client_id }) => client_id);
const written = () => outbox.getState().messages.map(({ body }) => body);

/** All that follows at once is done: several steps of the database. */
const settled = () => new Promise((done) => setTimeout(done, 20));

beforeEach(() => {
  outbox.clear();
  memberStorage.clear();
  fakeLocks();
  session.set({ id: 'me', credits: 30 } as User);
});
afterEach(() => {
  outbox.clear();
  jest.restoreAllMocks();
});

const answers = {
  'POST /api/message.php': ({ body }: { body: unknown }) => {
    const { client_id } = body as { client_id: string };
    return { message: { client_id }, credits: 20 };
  },
};

/** An outbox that has looked once, while another tab had written nothing yet. */
async function opened(): Promise<void> {
  const looked = jest.spyOn(KeptMessages.prototype, 'all');
  outbox.start();
  await until(() => looked.mock.calls.length > 1);
  await settled();
}

test('what another tab has sent is told here as well, unless it is of another member', () => {
  const heard: string[] = [];
  const stop = outbox.onSent((one) => heard.push(one.outgoing.client_id));
  outbox.setState({ messages: [outgoing('a'), outgoing('b')] });
  outbox.hear(sent('a', { member: 'other' }));
  expect([heard, shown()]).toEqual([[], ['a', 'b']]);
  outbox.hear(sent('a'));
  expect([heard, shown()]).toEqual([['a'], ['b']]);
  stop();
  outbox.hear(sent('b'));
  expect(heard).toEqual(['a']);
});

test('what another tab wrote shows here, and is sent from here where that one is slow', async () => {
  const calls = fakeServer(answers);
  await opened();
  await new KeptMessages('me').add(outgoing('theirs'));
  outbox.hear();
  await until(() => calls.length === 1);
  expect(calls[0]?.body).toMatchObject({ client_id: 'theirs' });
});

test('what it sent says that it sends: this one looks, and sends nothing itself', async () => {
  const calls = fakeServer(answers);
  await opened();
  await new KeptMessages('me').add(outgoing('next'));
  outbox.hear(sent('first'));
  await until(() => shown().includes('next'));
  await settled();
  expect(calls).toEqual([]);
});

test('what is heard before anything was written here opens nothing', () => {
  const opening = jest.spyOn(indexedDB, 'open');
  outbox.hear();
  outbox.hear(sent('a'));
  expect(opening).not.toHaveBeenCalled();
});

test('the others are told what is written, what became of it, and what was refused', async () => {
  const told = jest.spyOn(tabs, 'tell');
  fakeServer({
    'POST /api/message.php': ({ body }) =>
      (body as { body: string }).body === 'bad' ? fail(400, 'no', 'No.') : { message: { id: 'm' } },
  });
  const news = () => told.mock.calls.map(([one]) => one);
  outbox.send(target, text('good'));
  await until(() => written().length === 0);
  expect(news()).toEqual([
    { kind: 'outbox-changed' },
    {
      kind: 'outbox-changed',
      sent: { outgoing: expect.objectContaining({ body: 'good' }), message: { id: 'm' } },
    },
  ]);
  outbox.send(target, text('bad'));
  await until(() => outbox.getState().messages.some(({ refused }) => refused === 'No.'));
  expect(news().slice(2)).toEqual([{ kind: 'outbox-changed' }, { kind: 'outbox-changed' }]);
});

test('what is being kept just now is shown once', async () => {
  fakeServer({ 'POST /api/message.php': () => new Promise(() => {}) });
  await opened();
  const { promise, resolve } = Promise.withResolvers<void>();
  const { add } = KeptMessages.prototype;
  const adding = jest.spyOn(KeptMessages.prototype, 'add').mockImplementation(async function (
    this: KeptMessages,
    one,
  ) {
    await add.call(this, one);
    await promise;
  });
  outbox.send(target, text('one'));
  outbox.send(target, text('two'));
  await until(() => adding.mock.calls.length === 1);
  await settled();
  const looked = jest.spyOn(KeptMessages.prototype, 'all');
  outbox.hear(sent('elsewhere'));
  await until(() => looked.mock.calls.length > 0);
  await settled();
  expect(written()).toEqual(['one', 'two']);
  resolve();
  await settled();
});
