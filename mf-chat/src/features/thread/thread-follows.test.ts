import { bus, type ChatListItem, connection, language, outbox } from '@afterglow/shared-state';
import { card } from '@afterglow/shared-state/testing/card';
import { fail } from '@afterglow/shared-state/testing/fake-server';
import { jest } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import { fakeChat, message, mine } from '../../testing/fake-chat.ts';
import { typingLasts } from '../typing-times.ts';
import { openThread, type Thread } from './thread.ts';

let thread: Thread;
let chat: ReturnType<typeof fakeChat>;
type Given = Parameters<typeof fakeChat>;
const state = () => thread.state.get();
const shown = () => state().messages.map(({ seq }) => seq);
const asked = () => chat.called('/api/chat.php').length;
const read = () => chat.called('/api/read.php').length;

async function open(
  said: Given[0],
  handlers: Given[1] = {},
  target: Target = { conversation: 'c1' },
) {
  chat = fakeChat(said, handlers);
  await act(async () => {
    thread = openThread(target);
  });
}
type Target = Parameters<typeof openThread>[0];
const settles = () => act(async () => new Promise((done) => setTimeout(done)));
/** The same answer as the server gives, with a part that is another. */
const answering = (part: () => object) => ({
  'GET /api/chat.php': ({ query }: { query: Record<string, unknown> }) => ({
    ...chat.answer(query.cursor),
    ...part(),
  }),
});
const happens = (topic: 'live:resumed') => act(async () => bus.emit(topic, {}));

afterEach(() => {
  thread.leave();
  jest.useRealTimers();
  jest.restoreAllMocks();
  connection.setState({ online: true, live: false });
});

test('where the new ones began when it was opened stays, whatever is asked later', async () => {
  let unread_seq: number | null = 2;
  await open(
    { messages: [message(1), message(2)] },
    answering(() => ({ unread_seq })),
  );
  expect(state().unreadFrom).toBe(2);
  unread_seq = 3;
  await chat.misses();
  await happens('live:resumed');
  expect([shown(), state().unreadFrom]).toEqual([[1, 2, 3], 2]);
});

test('whether one may write, and reach them, is what the server said last', async () => {
  let part: object = {};
  await open(
    { messages: [message(1)] },
    answering(() => part),
  );
  expect(state()).toMatchObject({ canWrite: true, reachable: true });
  part = { can_write: false, reachable: false };
  await act(async () => bus.emit('payment:changed', { payment: 'p' }));
  expect(state()).toMatchObject({ canWrite: false, reachable: false });
  part = { reachable: true };
  await happens('live:resumed');
  expect(state()).toMatchObject({ canWrite: true, reachable: true });
});

test('where one may not write, credits that come back may make it a free conversation again', async () => {
  let can_write = true;
  await open(
    { messages: [message(1)] },
    answering(() => ({ can_write })),
  );
  const back = () => act(async () => bus.emit('credits:changed', { credits: 30 }));
  await back();
  expect(asked()).toBe(1);
  can_write = false;
  await happens('live:resumed');
  expect(state().canWrite).toBe(false);
  can_write = true;
  await back();
  expect([state().canWrite, asked()]).toEqual([true, 3]);
});

test('an event says who they are now; one that says nothing of it changes nothing', async () => {
  await open({ messages: [message(1)] });
  const tell = (seq: number, part: object) =>
    act(async () =>
      bus.emit('chat:message', {
        ...{ conversation: 'c1', profile: 'sofia', content: message(seq), ...part },
      }),
    );
  await tell(2, { chat: { card: card('sofia', { name: 'Sofie' }) } });
  expect(state().profile?.name).toBe('Sofie');
  await tell(3, {});
  expect([state().profile?.name, shown(), asked()]).toEqual(['Sofie', [1, 2, 3], 1]);
});

test('the next message is shown as it came, one after a hole is asked for, one from before is no hole', async () => {
  await open({ messages: [message(1), message(2)] });
  await chat.arrive();
  expect([shown(), asked()]).toEqual([[1, 2, 3], 1]);
  await act(async () =>
    bus.emit('chat:message', { conversation: 'c1', profile: 'sofia', content: message(2) }),
  );
  expect([shown(), asked()]).toEqual([[1, 2, 3], 1]);
  await chat.arrive();
  expect([shown(), asked()]).toEqual([[1, 2, 3, 4], 1]);
  await chat.misses();
  await chat.arrive();
  await settles();
  expect([shown(), asked()]).toEqual([[1, 2, 3, 4, 5, 6], 2]);
});

test('what comes before the first answer is asked for, and nothing is lost', async () => {
  const first = Promise.withResolvers<void>();
  await open(
    { messages: [message(1)] },
    {
      'GET /api/chat.php': async () => {
        const now = chat.answer();
        if (asked() === 1) await first.promise;
        return now;
      },
    },
    { profile: 'sofia' },
  );
  expect(state().status).toBe('loading');
  await act(async () => first.resolve());
  await chat.arrive();
  expect(shown()).toEqual([1, 2]);
});

test('her first message makes the conversation, and costs no question; of somebody else it does not', async () => {
  await open({ conversation: null }, {}, { profile: 'sofia' });
  const tell = (profile: string, conversation: string) =>
    act(async () =>
      bus.emit('chat:message', {
        ...{ conversation, profile, content: message(1, { conversation, sender: profile }) },
      }),
    );
  await tell('mia', 'c8');
  expect([state().conversation, shown()]).toEqual([null, []]);
  await tell('sofia', 'c9');
  expect([state().conversation, shown(), asked()]).toEqual(['c9', [1], 1]);
  await tell('mia', 'c9');
  expect(shown()).toEqual([1]);
});

test('one’s own first message from another device makes the conversation here, too', async () => {
  await open({ conversation: null }, {}, { profile: 'sofia' });
  const tell = (profile: string, conversation: string) =>
    act(async () =>
      bus.emit('chat:message', {
        ...{ conversation, profile: 'me', content: mine(1, { conversation }) },
        chat: { conversation, profile, card: card(profile) } as ChatListItem,
      }),
    );
  await tell('mia', 'c8');
  expect([state().conversation, shown()]).toEqual([null, []]);
  await tell('sofia', 'c9');
  expect([state().conversation, shown(), asked()]).toEqual(['c9', [1], 1]);
});

test('what was missed while no answer came is asked for as soon as there is a network', async () => {
  let isAway = true;
  await open(
    { messages: [message(1)] },
    {
      'GET /api/chat.php': () => (isAway && asked() > 1 ? fail(400, 'away') : chat.answer()),
    },
  );
  await chat.misses();
  await happens('live:resumed');
  expect([shown(), asked()]).toEqual([[1], 2]);
  const returns = () =>
    act(async () => {
      connection.setState({ online: false });
      connection.setState({ online: true });
    });
  isAway = false;
  await returns();
  expect([shown(), asked()]).toEqual([[1, 2], 3]);
  await returns();
  expect(asked()).toBe(3);
});

test('whether they are there right now is told while it is open', async () => {
  await open({ messages: [message(1)] });
  const tell = (profile: string, online: boolean) =>
    act(async () => bus.emit('presence:changed', { profile, online }));
  await tell('sofia', true);
  await tell('mia', false);
  expect(state().profile).toMatchObject({ id: 'sofia', online: true });
  await tell('sofia', false);
  expect(state().profile?.online).toBe(false);
});

test('hers are read as they come, one’s own from elsewhere are not', async () => {
  await open({ messages: [message(1)] });
  const before = read();
  await chat.arrive({ sender: 'me' });
  expect([shown(), read()]).toEqual([[1, 2], before]);
  await chat.arrive();
  expect([shown(), read()]).toEqual([[1, 2, 3], before + 1]);
});

test('what I sent is here at once; where the stream is away the list is asked for, and may fail', async () => {
  await open({ messages: [message(1)] }, { 'GET /api/chats.php': () => fail(403, 'forbidden') });
  const say = async (body: string) => {
    outbox.send({ conversation: 'c1' }, { kind: 'text', body, label: null });
    const many = state().messages.length + 1;
    await waitFor(() => expect(state().messages).toHaveLength(many));
    await settles();
  };
  await settles();
  const before = chat.called('/api/chats.php').length;
  const lists = () => chat.called('/api/chats.php').length - before;
  await say('One');
  expect([shown(), asked(), lists()]).toEqual([[1, 2], 1, 1]);
  connection.setState({ live: true });
  await say('Two');
  expect([shown(), asked(), lists()]).toEqual([[1, 2, 3], 1, 1]);
});

test('what was sent to others is not here', async () => {
  await open(
    { messages: [message(1)] },
    {
      'POST /api/message.php': ({ body }) => {
        const { client_id } = body as { client_id: string };
        return { message: mine(7, { client_id, conversation: 'c2' }), credits: 1 };
      },
    },
  );
  const sent = jest.fn();
  const stop = outbox.onSent(sent);
  outbox.send({ conversation: 'c2' }, { kind: 'text', body: 'Elsewhere', label: null });
  await waitFor(() => expect(sent).toHaveBeenCalled());
  expect([shown(), state().conversation, asked()]).toEqual([[1], 'c1', 1]);
  stop();
});

test('a refusal is news of the two, under whichever address it was written', async () => {
  await open(
    { messages: [message(1)] },
    { 'POST /api/message.php': () => fail(403, 'unreachable', 'No more') },
    { profile: 'sofia' },
  );
  const refused = () => outbox.getState().messages.filter((one) => one.refused).length;
  for (const [target, times] of [
    [{ conversation: 'c2' }, 1],
    [{ conversation: 'c1' }, 2],
    [{ profile: 'sofia' }, 3],
  ] as const) {
    const before = refused();
    outbox.send(target, { kind: 'text', body: 'Hello', label: null });
    await waitFor(() => expect(refused()).toBe(before + 1));
    await settles();
    expect(asked()).toBe(times);
  }
});

test('in another language nothing is left out, however much was missed', async () => {
  await open({ messages: [message(1)], page: 1 });
  for (let missed = 0; missed < 12; missed += 1) await chat.misses();
  await act(async () => language.setState({ current: 'nl' }));
  await waitFor(() => expect(shown()).toHaveLength(13));
});

test('whoever opens a conversation can send from it later without a network', async () => {
  const start = jest.spyOn(outbox, 'start');
  await open({ messages: [] });
  expect(start).toHaveBeenCalledTimes(1);
});

test('trying again shows that it is tried', async () => {
  let fails = true;
  await open(
    { messages: [message(1)] },
    {
      'GET /api/chat.php': () => (fails ? fail(403, 'forbidden') : chat.answer()),
    },
  );
  expect(state().status).toBe('failed');
  fails = false;
  const again = thread.reload();
  expect(state()).toMatchObject({ status: 'loading', error: null });
  await act(async () => again);
  expect(state()).toMatchObject({ status: 'ready', error: null });
});

test('nothing older is asked for where there is nothing, and that it is asked for is known', async () => {
  await open({ messages: [message(1)] });
  await act(async () => thread.loadOlder());
  expect(asked()).toBe(1);
  thread.leave();
  await open({ messages: [message(1), message(2)], page: 1 });
  const asking = thread.loadOlder();
  expect(state().loadingOlder).toBe(true);
  await act(async () => asking);
  expect([state().loadingOlder, shown()]).toEqual([false, [1, 2]]);
});

test('what has been left hears nothing, not even a late answer, and reads nothing', async () => {
  const late = Promise.withResolvers<void>();
  await open(
    { messages: [message(1)] },
    {
      'GET /api/chat.php': async () => {
        const now = chat.answer();
        if (asked() > 1) await late.promise;
        return now;
      },
    },
  );
  await happens('live:resumed');
  await chat.types();
  const [before, times, reads] = [state(), asked(), read()];
  thread.leave();
  jest.useFakeTimers();
  await act(async () => late.resolve());
  await chat.arrive();
  await act(async () => {
    bus.emit('chat:typing', { conversation: 'c1', profile: 'sofia' });
    bus.emit('chat:read', { conversation: 'c1', seq: 1 });
    bus.emit('payment:changed', { payment: 'p' });
    language.setState({ current: 'nl' });
    document.dispatchEvent(new Event('visibilitychange'));
    jest.advanceTimersByTime(2 * typingLasts);
  });
  expect(state()).toBe(before);
  expect([asked(), read()]).toEqual([times, reads]);
});
