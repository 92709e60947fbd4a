import 'fake-indexeddb/auto';
import { jest } from '@jest/globals';
import type { User } from '../api/types.ts';
import { memberStorage } from '../browser/member-storage.ts';
import { unsent } from '../page/unsent.ts';
import { connection } from '../stores/connection.ts';
import { session } from '../stores/session.ts';
import { fakeLocks } from '../testing/fake-locks.ts';
import { fail, fakeServer } from '../testing/fake-server.ts';
import { KeptMessages } from './kept-messages.ts';
import { outbox } from './outbox.ts';
import type { Sent } from './outgoing.ts';

const target = { conversation: 'c1' };
const text = (body: string) => ({ kind: 'text' as const, body, label: null });
const shown = () => outbox.getState().messages.map(({ body }) => body);

async function until(isSo: () => boolean): Promise<void> {
  for (let tries = 0; !isSo(); tries += 1) {
    if (tries > 200) throw new Error('it never became so');
    await new Promise((done) => setTimeout(done, 5));
  }
}

const answers = (open: () => boolean = () => true) => ({
  'POST /api/message.php': ({ body }: { body: unknown }) => {
    const { client_id } = body as { client_id: string };
    return open() ? { message: { client_id }, credits: 20 } : fail(400, 'no', 'Not now.');
  },
});

beforeEach(() => {
  outbox.clear();
  memberStorage.clear();
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
  await kept.add({
    ...text('left'),
    ...{ client_id: 'x', member: 'me', target, created: 1, refused: null },
  });
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

test('what another tab has sent is told here as well, unless it is of another member', () => {
  const heard: string[] = [];
  const stop = outbox.onSent(({ outgoing }) => heard.push(outgoing.client_id));
  const sent = (client_id: string, member: string) => {
    const outgoing = { ...text('Hello'), client_id, member, target, created: 1, refused: null };
    return { outgoing, message: { client_id } } as unknown as Sent;
  };
  outbox.setState({ messages: [sent('a', 'me').outgoing, sent('b', 'me').outgoing] });
  outbox.hear(sent('a', 'other'));
  expect([heard, outbox.getState().messages.length]).toEqual([[], 2]);
  outbox.hear(sent('a', 'me'));
  expect(heard).toEqual(['a']);
  expect(outbox.getState().messages.map(({ client_id }) => client_id)).toEqual(['b']);
  stop();
  outbox.hear(sent('b', 'me'));
  expect(heard).toEqual(['a']);
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
  const waits = {
    ...text('Hello'),
    client_id: 'w',
    member: 'me',
    target,
    created: 1,
    refused: null,
  };
  outbox.setState({ messages: [waits] });
  connection.setState({ online: true });
  await new Promise((done) => setTimeout(done, 20));
  expect(opened).not.toHaveBeenCalled();
  comesBack();
  await until(() => opened.mock.calls.length > 0);
  stop();
  opened.mockRestore();
});
