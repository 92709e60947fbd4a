import { bus, connection, language, outbox } from '@afterglow/shared-state';
import { fail } from '@afterglow/shared-state/testing/fake-server';
import { jest } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import { fakeChat, message, mine } from '../../testing/fake-chat.ts';
import { typingLasts } from '../typing-times.ts';
import { openThread, type Thread } from './thread.ts';

let thread: Thread;
afterEach(() => {
  thread.leave();
  jest.useRealTimers();
  connection.setState({ online: true });
});

type Chat = ReturnType<typeof fakeChat>;
type Given = Parameters<typeof fakeChat>;

/** Opens a conversation on a server that answers as `handlers` say, which may ask it themselves. */
async function opened(said: Given[0], handlers: (chat: () => Chat) => Given[1] = () => ({})) {
  const chat: Chat = fakeChat(
    said,
    handlers(() => chat),
  );
  await act(async () => {
    thread = openThread({ conversation: 'c1' });
  });
  await waitFor(() => expect(state().status).not.toBe('loading'));
  const asked = () => chat.called('/api/chat.php').length;
  const shown = () => thread.state.get().messages.map(({ seq }) => seq);
  return { ...chat, asked, shown };
}
/** Until all that follows on it at once is done. */
const happens = (act_: () => unknown) =>
  act(async () => {
    act_();
    await new Promise((done) => setTimeout(done));
  });
const state = () => thread.state.get();

const elsewhere: [string, () => void][] = [
  [
    'a message',
    () => bus.emit('chat:message', { conversation: 'c2', message: 'x', profile: 'paul' }),
  ],
  ['typing', () => bus.emit('chat:typing', { conversation: 'c2', profile: 'paul' })],
  ['reading', () => bus.emit('chat:read', { conversation: 'c2', seq: 9 })],
  ['reading of an older release', () => bus.emit('chat:read', { conversation: 'c2' })],
  ['reading on my other device', () => bus.emit('chat:read', { conversation: 'c1', mine: true })],
  ['a delivery', () => bus.emit('chat:delivered', { conversation: 'c2', seq: 9 })],
  [
    'a contact',
    () =>
      bus.emit('contact:changed', {
        profile: 'paul',
        conversation: 'c2',
        message: null,
        chat: null,
      }),
  ],
];
test.each(elsewhere)('%s elsewhere changes nothing here', async (_what, happen) => {
  const { asked } = await opened({ messages: [mine(1, { status: 'sent' })] });
  const before = state();
  const times = asked();
  await happens(happen);
  // The same again as it may be set, but nothing of it another.
  expect(state()).toEqual(before);
  expect(asked()).toBe(times);
});

test('typing shows for so long after the last sign of it, and ends with a message', async () => {
  const { types, arrive } = await opened({ messages: [message(1)] });
  jest.useFakeTimers();
  await types();
  await act(async () => jest.advanceTimersByTime(typingLasts - 1));
  await types();
  await act(async () => jest.advanceTimersByTime(typingLasts - 1));
  expect(state().typing).toBe(true);
  await act(async () => jest.advanceTimersByTime(1));
  expect(state().typing).toBe(false);
  await types();
  await arrive();
  expect(state().typing).toBe(false);
});

const asks: [string, () => void][] = [
  ['a stream that goes on', () => bus.emit('live:resumed', {})],
  ['a payment', () => bus.emit('payment:changed', { payment: 'p' })],
  ['another language', () => language.setState({ current: 'nl' })],
  ['reading, from an older release', () => bus.emit('chat:read', { conversation: 'c1' })],
];
test.each(asks)('%s has the conversation asked for anew', async (_what, happen) => {
  const chat = await opened({ messages: [message(1)] });
  await chat.misses();
  const times = chat.asked();
  await happens(happen);
  expect(chat.asked()).toBe(times + 1);
  expect(chat.shown()).toEqual([1, 2]);
  thread.leave();
  await happens(happen);
  expect(chat.asked()).toBe(times + 1);
});

test('what failed for want of a network comes with it; what is there is not asked for', async () => {
  let answers = false;
  const chat = await opened({ messages: [message(1)] }, (server) => ({
    'GET /api/chat.php': () => (answers ? server().answer() : fail(403, 'forbidden')),
  }));
  expect(state()).toMatchObject({ status: 'failed', error: { status: 403 } });
  answers = true;
  await happens(() => connection.setState({ online: false }));
  expect(state().status).toBe('failed');
  await happens(() => connection.setState({ online: true }));
  expect(state()).toMatchObject({ status: 'ready', error: null });
  const times = chat.asked();
  await happens(() => connection.setState({ online: false }));
  await happens(() => connection.setState({ online: true }));
  expect(chat.asked()).toBe(times);
});

test('a later failure leaves what is on screen; that they are gone is said, and their typing ends', async () => {
  let failure: ReturnType<typeof fail> | undefined;
  const chat = await opened({ messages: [message(1)] }, (server) => ({
    'GET /api/chat.php': () => failure ?? server().answer(),
  }));
  await chat.types();
  failure = fail(403, 'forbidden');
  await happens(() => bus.emit('live:resumed', {}));
  expect(state()).toMatchObject({ status: 'ready', gone: false, typing: true });
  failure = fail(404, 'not_found');
  await happens(() => bus.emit('live:resumed', {}));
  expect(state()).toMatchObject({ status: 'ready', gone: true, typing: false });
  expect(chat.shown()).toEqual([1]);
});

test('what is older is asked for once at a time, as long as there is some, also after a failure', async () => {
  let fails = false;
  const chat = await opened(
    { messages: [1, 2, 3].map((seq) => message(seq)), page: 1 },
    (server) => ({
      'GET /api/chat.php': ({ query }) =>
        fails ? fail(403, 'forbidden') : server().answer(query.cursor),
    }),
  );
  const times = chat.asked();
  await act(async () => void (await Promise.all([thread.loadOlder(), thread.loadOlder()])));
  expect([chat.asked(), chat.shown()]).toEqual([times + 1, [2, 3]]);
  fails = true;
  await act(async () => expect(thread.loadOlder()).rejects.toMatchObject({ status: 403 }));
  expect(state().loadingOlder).toBe(false);
  fails = false;
  for (let n = 0; n < 3; n += 1) await act(async () => thread.loadOlder());
  expect([chat.asked(), chat.shown()]).toEqual([times + 3, [1, 2, 3]]);
});

test('of whom it is about: what was reported goes, what left the list is closed, a change is asked for', async () => {
  const chat = await opened({
    messages: [message(1), message(2, { reply_to: { ...message(1), id: 'm1' } })],
  });
  const changed = (part: object) =>
    happens(() =>
      bus.emit('contact:changed', {
        ...{ profile: 'sofia', conversation: 'c1', message: null, chat: null },
        ...part,
      }),
    );
  const times = chat.asked();
  await changed({ message: 'm1' });
  expect(state()).toMatchObject({ closed: false });
  expect(state().messages).toMatchObject([{ seq: 2 }]);
  expect(state().messages[0]).not.toHaveProperty('reply_to');
  await changed({});
  expect(state().closed).toBe(true);
  expect(chat.asked()).toBe(times);
  await changed({ chat: {} });
  expect(state().closed).toBe(false);
  expect(chat.asked()).toBe(times + 1);
});

test('that something to here was refused may be news of the two; of what is for others it is not', async () => {
  const chat = await opened({ messages: [message(1)] }, () => ({
    'POST /api/message.php': () => fail(403, 'unreachable', 'No more'),
  }));
  const words = { kind: 'text' as const, body: 'Hello', label: null };
  const refused = () => outbox.getState().messages.filter((one) => one.refused).length;
  const times = chat.asked();
  await happens(() => outbox.send({ conversation: 'c2' }, words));
  await waitFor(() => expect(refused()).toBe(1));
  expect(chat.asked()).toBe(times);
  await happens(() => outbox.send({ conversation: 'c1' }, words));
  await waitFor(() => expect(refused()).toBe(2));
  await waitFor(() => expect(chat.asked()).toBe(times + 1));
});
