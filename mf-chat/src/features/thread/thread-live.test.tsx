import { bus, language } from '@afterglow/shared-state';
import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeChat, message, mine, sofia } from '../../testing/fake-chat.ts';
import { later } from '../../testing/later.ts';
import { showChats } from '../../testing/show-chats.tsx';
import { startTexts } from '../../testing/start-texts.ts';
import { composer, lines, log } from '../../testing/thread-on-screen.ts';

beforeAll(startTexts);
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function look(visibility: DocumentVisibilityState) {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  return act(async () => document.dispatchEvent(new Event('visibilitychange')));
}

describe('what happens meanwhile', () => {
  test('what I wrote is delivered as soon as her pages have it, also before its own answer', async () => {
    const chat = fakeChat({ messages: [mine(1, { status: 'sent' })] });
    showChats('/chats/c1');
    expect(await log()).toHaveTextContent(/Sent/);
    const delivered = (conversation: string, seq: number) =>
      act(async () => bus.emit('chat:delivered', { conversation, seq }));
    await delivered('another', 5);
    expect(await log()).toHaveTextContent(/Sent/);
    await delivered('c1', 1);
    expect(await log()).toHaveTextContent(/Delivered/);
    await delivered('c1', 2);
    await delivered('c1', 1);
    const asked = chat.calls.length;
    await userEvent.type(await composer(), 'And you?{Enter}');
    await waitFor(async () => expect(await lines()).toEqual(['Line 1', 'And you?']));
    await waitFor(async () => expect(await log()).toHaveTextContent(/And you\?.*Delivered/));
    expect(chat.calls.slice(asked).map(({ path }) => path)).not.toContain('/api/chat.php');
  });

  test('what she never read says so as soon as its credits are back, read or not what follows', async () => {
    const chat = fakeChat({ messages: [mine(1), mine(2, { status: 'sent' }), mine(3)] });
    showChats('/chats/c1');
    expect(await log()).not.toHaveTextContent('credits are back');
    const content = mine(2, { status: 'sent', refunded: true });
    const event = { conversation: 'c1', profile: content.sender, content };
    await act(async () => bus.emit('chat:message', event));
    const whole = /Line 2\s*Never read\. Your credits are back\.\s*You\s*Line 3/;
    expect(await log()).toHaveTextContent(whole);
    await chat.read(3);
    expect(await log()).toHaveTextContent(whole);
    expect(await log()).toHaveTextContent(/Line 3\s*Read/);
  });

  test('a message appears by itself', async () => {
    const chat = fakeChat({ messages: [message(1)] });
    showChats('/chats/c1');
    await log();
    await chat.arrive();
    await waitFor(async () => expect(await lines()).toEqual(['Line 1', 'Line 2']));
  });

  test('and costs no question to the server', async () => {
    const row = { conversation: 'c1', profile: 'sofia', card: sofia, num_unread_messages: 0 };
    const chat = fakeChat(
      { messages: [mine(1)] },
      { 'GET /api/chats.php': () => ({ chats: [row], cursor: null, total_unread: 0 }) },
    );
    showChats('/chats/c1');
    await log();
    const asked = chat.calls.length;
    await chat.arrive();
    await chat.read(1);
    await chat.arrive();
    expect(await lines()).toEqual(['Line 1', 'Line 2', 'Line 3']);
    const calls = chat.calls.slice(asked).map(({ method, path }) => `${method} ${path}`);
    expect(calls).toEqual(['POST /api/read.php', 'POST /api/read.php']);
  });

  test('one before it that was never told of is fetched', async () => {
    const chat = fakeChat({ messages: [message(1)] });
    showChats('/chats/c1');
    await log();
    await chat.misses();
    await chat.arrive();
    await waitFor(async () => expect(await lines()).toEqual(['Line 1', 'Line 2', 'Line 3']));
  });

  test('what was missed before an answer of one’s own is fetched, however many pages it is', async () => {
    const chat = fakeChat({ messages: [message(1)], page: 2 });
    showChats('/chats/c1');
    await log();
    for (let missed = 0; missed < 4; missed += 1) await chat.misses();
    await userEvent.type(await composer(), 'Here I am{Enter}');
    const all = ['Line 1', 'Line 2', 'Line 3', 'Line 4', 'Line 5', 'Here I am'];
    await waitFor(async () => expect(await lines()).toEqual(all));
  });

  test('a tab of an older release only says where: then it is fetched', async () => {
    const chat = fakeChat({ messages: [mine(1)], tells: 'ids' });
    showChats('/chats/c1');
    await log();
    await chat.read(1);
    await waitFor(async () => expect(await log()).toHaveTextContent(/Read/));
    await chat.arrive();
    await waitFor(async () => expect(await lines()).toEqual(['Line 1', 'Line 2']));
  });

  test('a message of another conversation does not', async () => {
    const chat = fakeChat({ messages: [message(1)] });
    showChats('/chats/c1');
    await log();
    await chat.arrive({ conversation: 'c2', sender: 'mia', body: 'Not for here' });
    await chat.types('c2');
    expect(await lines()).toEqual(['Line 1']);
    expect(chat.called('/api/chat.php')).toHaveLength(1);
    expect(screen.queryByText('Sofia is typing')).toBeNull();
  });

  test('she is typing for eight seconds, or until she has written', async () => {
    const chat = fakeChat({ messages: [message(1)] });
    showChats('/chats/c1');
    await log();
    const typing = () => screen.queryByText('Sofia is typing');
    jest.useFakeTimers();
    await chat.types();
    await act(async () => jest.advanceTimersByTime(5000));
    await chat.types();
    await act(async () => jest.advanceTimersByTime(7999));
    // Words, and no name of a thing without any: those nobody reads out.
    expect(typing()?.closest('[role=log]')).toHaveTextContent(/Sofia is typing$/);
    await act(async () => jest.advanceTimersByTime(1));
    expect(typing()).toBeNull();
    await chat.types();
    expect(typing()).toBeVisible();
    // What I write elsewhere does not end it.
    await chat.arrive({ sender: 'me' });
    expect(typing()).toBeVisible();
    await chat.arrive();
    expect(typing()).toBeNull();
  });

  test('what she has read is marked', async () => {
    const chat = fakeChat({ messages: [mine(1)] });
    showChats('/chats/c1');
    expect(await log()).toHaveTextContent(/Delivered/);
    await chat.read(1);
    await waitFor(async () => expect(await log()).toHaveTextContent(/Read/));
  });

  test('an answer that was overtaken takes nothing back', async () => {
    const first = later();
    const answers: (() => unknown)[] = [];
    const chat = fakeChat(
      { messages: [mine(1)] },
      {
        'GET /api/chat.php': async () => {
          const now = chat.answer();
          if (chat.called('/api/chat.php').length === 2) await first.promise;
          answers.push(() => now);
          return now;
        },
      },
    );
    showChats('/chats/c1');
    await log();
    // Asked for, and on its way for long.
    await act(async () => language.setState({ current: 'nl' }));
    await chat.arrive();
    await chat.read(1);
    await waitFor(async () => expect(await log()).toHaveTextContent(/Read/));
    await first.arrive();
    expect(await log()).toHaveTextContent(/Read/);
    expect(await lines()).toEqual(['Line 1', 'Line 2']);
  });

  test('is read by who looks at it, and by nobody in the background', async () => {
    await look('hidden');
    const chat = fakeChat({ messages: [message(1)] });
    showChats('/chats/c1');
    await log();
    await chat.arrive();
    await waitFor(async () => expect(await lines()).toHaveLength(2));
    expect(chat.called('/api/read.php')).toEqual([]);
    await look('visible');
    await waitFor(() =>
      expect(chat.called('/api/read.php')).toMatchObject([
        { body: { conversation: 'c1', seq: 2 } },
      ]),
    );
  });

  test('that came while the phone slept is not read by waking it, but once it is shown', async () => {
    const chat = fakeChat({ messages: [message(1)] });
    showChats('/chats/c1');
    await log();
    await look('hidden');
    await chat.misses();
    await look('visible');
    const read = () =>
      chat.called('/api/read.php').map(({ body }) => (body as { seq: number }).seq);
    expect(read()).toEqual([1, 1]);
    await act(async () => bus.emit('live:resumed', {}));
    await waitFor(async () => expect(await lines()).toEqual(['Line 1', 'Line 2']));
    expect(read()).toEqual([1, 1, 2]);
  });
});
