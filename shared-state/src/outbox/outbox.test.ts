import 'fake-indexeddb/auto';
import { jest } from '@jest/globals';
import type { AxiosProgressEvent, InternalAxiosRequestConfig } from 'axios';
import { api } from '../api/client.ts';
import type { User } from '../api/types.ts';
import { memberStorage } from '../browser/member-storage.ts';
import { unsent } from '../page/unsent.ts';
import { connection } from '../stores/connection.ts';
import { session } from '../stores/session.ts';
import { fakeLocks } from '../testing/fake-locks.ts';
import { fail, fakeServer } from '../testing/fake-server.ts';
import { outgoing } from '../testing/outgoing.ts';
import { until } from '../testing/until.ts';
import { KeptMessages } from './kept-messages.ts';
import { outbox } from './outbox.ts';

const target = { conversation: 'c1' };
const text = (body: string) => ({ kind: 'text' as const, body, label: null });
const shown = () => outbox.getState().messages.map(({ body }) => body);

const answers = (open: () => boolean = () => true) => ({
  'POST /api/message.php': ({ body }: { body: unknown }) => {
    const { client_id } = body as { client_id: string };
    return open() ? { message: { client_id }, credits: 20 } : fail(400, 'no', 'Not now.');
  },
});

beforeEach(() => {
  outbox.clear();
  memberStorage.clear();
  // A picture whose server never answers is on its way for ever.
  unsent.setState({ held: [] });
  fakeLocks();
  connection.setState({ online: true });
  session.set({ id: 'me', credits: 30 } as User);
});
afterEach(() => outbox.clear());

test('is shown at once, sent in order, and gone when the server has it', async () => {
  const calls = fakeServer(answers());
  const sent: string[] = [];
  outbox.onSent(({ outgoing }) => sent.push(outgoing.body));
  outbox.send(target, text('one'));
  outbox.send(target, text('two'));
  expect(shown()).toEqual(['one', 'two']);
  expect(unsent.any()).toBe(true);
  await until(() => shown().length === 0);
  expect(sent).toEqual(['one', 'two']);
  expect(calls.map(({ body }) => (body as { body: string }).body)).toEqual(['one', 'two']);
  expect(session.getState().user?.credits).toBe(20);
  expect(unsent.any()).toBe(false);
  await until(() => memberStorage.read('outbox-waits') === null);
});

test('one that is refused can be tried again, or discarded', async () => {
  let open = false;
  fakeServer(answers(() => open));
  outbox.send(target, text('one'));
  outbox.send(target, text('two'));
  await until(() => outbox.getState().messages.every(({ refused }) => refused === 'Not now.'));
  expect(unsent.any()).toBe(false);
  const [one, two] = outbox.getState().messages;
  open = true;
  outbox.retry(one?.client_id ?? '');
  outbox.discard(two?.client_id ?? '');
  await until(() => shown().length === 0);
});

test('what an earlier page left is sent by the next, wherever that is [R04]', async () => {
  const kept = new KeptMessages('me');
  await kept.add(outgoing('x', { body: 'left' }));
  const calls = fakeServer(answers());
  outbox.resume();
  await new Promise((done) => setTimeout(done, 20));
  expect(calls).toEqual([]);
  memberStorage.write('outbox-waits', '1');
  outbox.resume();
  await until(() => calls.length === 1);
  expect(calls[0]?.body).toMatchObject({ client_id: 'x', body: 'left' });
});

test('the list of an older release is taken over, once', async () => {
  const old = { ...text('old'), client_id: 'o', target, created: '2026-01-01T00:00:00Z' };
  memberStorage.write('outbox', JSON.stringify([{ ...old, refused: null }]));
  const calls = fakeServer(answers());
  outbox.resume();
  await until(() => calls.length === 1);
  expect(calls[0]?.body).toMatchObject({ client_id: 'o', body: 'old' });
  expect(memberStorage.read('outbox')).toBeNull();
});

test('the member after this one finds nothing of it', async () => {
  fakeServer({ 'POST /api/message.php': () => new Promise(() => {}) });
  outbox.send(target, text('mine'));
  await until(() => memberStorage.read('outbox-waits') !== null);
  outbox.clear();
  memberStorage.clear();
  session.set({ id: 'other' } as User);
  expect(shown()).toEqual([]);
  outbox.start();
  await new Promise((done) => setTimeout(done, 20));
  expect(shown()).toEqual([]);
  expect(await new KeptMessages('me').all()).toEqual([]);
});

test('where nothing can be kept, it is sent from memory', async () => {
  const { indexedDB } = globalThis;
  Object.assign(globalThis, { indexedDB: undefined });
  const calls = fakeServer(answers());
  outbox.send(target, text('private'));
  await until(() => shown().length === 0);
  expect(calls).toHaveLength(1);
  Object.assign(globalThis, { indexedDB });
});

describe('a picture', () => {
  const file = new Blob(['x'], { type: 'image/jpeg' });
  const photo = { kind: 'image' as const, body: '', label: null, picture: { file, key: 'up-1' } };

  test('goes up before its message, under the same key each time', async () => {
    let broken = true;
    const calls = fakeServer({
      ...answers(),
      'POST /api/message-image.php': () => {
        if (broken) return fail(415, 'unsupported_type', 'Not a picture.');
        return { image: { id: 'i1' } };
      },
    });
    outbox.send(target, photo);
    await until(() => outbox.getState().messages[0]?.refused === 'Not a picture.');
    broken = false;
    outbox.retry(outbox.getState().messages[0]?.client_id ?? '');
    await until(() => shown().length === 0);
    const keys = calls.slice(0, 2).map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys).toEqual(['up-1', 'up-1']);
    expect(calls[2]?.body).toMatchObject({ kind: 'image', image: 'i1' });
    expect(calls[2]?.body).not.toHaveProperty('body');
  });

  test('discarded while it goes up, it is never sent', async () => {
    let arrive = () => {};
    const slow = new Promise<void>((done) => {
      arrive = done;
    });
    const calls = fakeServer({
      ...answers(),
      'POST /api/message-image.php': () => slow.then(() => ({ image: { id: 'i1' } })),
    });
    outbox.send(target, photo);
    await until(() => calls.length === 1);
    outbox.discard(outbox.getState().messages[0]?.client_id ?? '');
    await until(() => shown().length === 0);
    arrive();
    outbox.send(target, text('after'));
    await until(() => shown().length === 0);
    expect(calls.slice(1).map(({ body }) => body)).toMatchObject([{ body: 'after' }]);
  });
});

test('a network that comes back starts what waits, and where nothing does it opens nothing', async () => {
  const opened = jest.spyOn(indexedDB, 'open');
  fakeServer(answers());
  const stop = outbox.watch();
  const comesBack = () => {
    connection.setState({ online: false });
    connection.setState({ online: true });
  };
  comesBack();
  await new Promise((done) => setTimeout(done, 20));
  expect(opened).not.toHaveBeenCalled();
  outbox.setState({ messages: [outgoing('w')] });
  connection.setState({ online: true });
  await new Promise((done) => setTimeout(done, 20));
  expect(opened).not.toHaveBeenCalled();
  comesBack();
  await until(() => opened.mock.calls.length > 0);
  stop();
  opened.mockRestore();
});

test('while anything waits no page is reloaded by itself; what was refused holds up nothing', async () => {
  const later = Promise.withResolvers<object>();
  fakeServer({ 'POST /api/message.php': () => later.promise });
  outbox.send(target, text('one'));
  outbox.send(target, text('two'));
  expect(unsent.getState().held).toEqual(['message']);
  later.resolve(fail(400, 'no', 'Not now.'));
  await until(() => outbox.getState().messages.every(({ refused }) => refused !== null));
  expect(unsent.any()).toBe(false);
  // The next page shows it again: only the member can discard it.
  await new Promise((done) => setTimeout(done, 20));
  expect(memberStorage.read('outbox-waits')).toBe('1');
});

test('a clock that goes back changes no order', async () => {
  const calls = fakeServer({ 'POST /api/message.php': () => new Promise(() => {}) });
  const clock = jest.spyOn(Date, 'now').mockReturnValueOnce(5000).mockReturnValueOnce(100);
  outbox.send(target, text('one'));
  outbox.send(target, text('two'));
  clock.mockRestore();
  expect(outbox.getState().messages.map(({ created }) => created)).toEqual([5000, 5001]);
  await until(() => calls.length === 1);
});

test('a visitor has none, and nothing is opened for them', async () => {
  const opened = jest.spyOn(indexedDB, 'open');
  session.set(null);
  memberStorage.write('outbox-waits', '1');
  outbox.resume();
  await new Promise((done) => setTimeout(done, 20));
  expect(opened).not.toHaveBeenCalled();
  opened.mockRestore();
});

test('what was sent as its member logged out is told to nobody, and what comes after it stays', async () => {
  const later = Promise.withResolvers<object>();
  const calls = fakeServer({ 'POST /api/message.php': () => later.promise });
  const told = jest.fn();
  const stop = outbox.onSent(told);
  outbox.send(target, text('one'));
  outbox.send(target, text('two'));
  await until(() => calls.length === 1);
  outbox.clear();
  session.set({ id: 'other', credits: 5 } as User);
  later.resolve({ message: { id: 'm' }, credits: 20 });
  await new Promise((done) => setTimeout(done, 20));
  expect(told).not.toHaveBeenCalled();
  expect(calls).toHaveLength(1);
  expect([shown(), session.getState().user?.credits]).toEqual([[], 5]);
  stop();
});

test('how much of a picture has gone up is known by its message', async () => {
  fakeServer({ 'POST /api/message-image.php': () => new Promise(() => {}) });
  const answer = api.defaults.adapter as (config: InternalAxiosRequestConfig) => Promise<never>;
  api.defaults.adapter = (config) => {
    config.onUploadProgress?.({ loaded: 1, total: 4, progress: 0.25 } as AxiosProgressEvent);
    return answer(config);
  };
  const picture = { file: new Blob(['x'], { type: 'image/jpeg' }), key: 'up-1' };
  outbox.send(target, { kind: 'image', body: '', label: null, picture });
  await until(() => Object.keys(outbox.getState().progress).length > 0);
  const [one] = outbox.getState().messages;
  expect(outbox.getState().progress).toEqual({ [one?.client_id ?? '']: 0.25 });
});
