import {
  bus,
  connection,
  dialogs,
  language,
  outbox,
  session,
  toasts,
} from '@afterglow/shared-state';
import { fail } from '@afterglow/shared-state/testing/fake-server';
import { jest } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeChat, message, mine, sofia } from '../../testing/fake-chat.ts';
import { layOut } from '../../testing/fake-layout.ts';
import { showChats } from '../../testing/show-chats.tsx';
import { startTexts } from '../../testing/start-texts.ts';

beforeAll(startTexts);
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const log = () => screen.findByRole('log', { name: 'Messages with Sofia' });
const composer = () => screen.findByRole('textbox', { name: 'Write to Sofia' });
const lines = async () =>
  [...(await log()).querySelectorAll('[dir=auto]')].map(({ textContent }) => textContent);

/** A promise and what fulfils it. */
function later() {
  let arrive = () => {};
  const promise = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  return { promise, arrive: () => act(async () => arrive()) };
}

function look(visibility: DocumentVisibilityState) {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  return act(async () => document.dispatchEvent(new Event('visibilitychange')));
}

describe('what was said', () => {
  test('stands in order, with a line for each day', async () => {
    const yesterday = message(1, { created_at: '2026-01-04T11:00:00Z' });
    fakeChat({ messages: [yesterday, message(2), mine(3)] });
    showChats('/chats/c1');
    expect(await lines()).toEqual(['Line 1', 'Line 2', 'Line 3']);
    const days = [...(await log()).querySelectorAll('.day')].map(({ textContent }) => textContent);
    expect(days).toHaveLength(2);
    expect(new Set(days).size).toBe(2);
  });

  test('is text and nothing else, whatever it looks like', async () => {
    const body = '<img src=x onerror="alert(1)"> {{name}} $t(thread.more)';
    fakeChat({ messages: [message(1, { body })] });
    showChats('/chats/c1');
    expect(await lines()).toEqual([body]);
    expect(within(await log()).queryByRole('img')).toBeNull();
  });

  test('a gift is named, and a photo says whose it is', async () => {
    const image = { id: 'i', thumb_url: '/t', full_url: '/f', width: 1, height: 1 };
    fakeChat({
      messages: [
        message(1, { kind: 'gift', body: 'rose', label: 'Red rose' }),
        mine(2, { kind: 'gift', body: 'ring', label: 'Ring' }),
        message(3, { kind: 'image', body: null, image }),
      ],
    });
    showChats('/chats/c1');
    expect(await log()).toHaveTextContent('Sofia sent you a gift: Red rose');
    expect(await log()).toHaveTextContent('You sent Sofia a gift: Ring');
    expect(screen.getByRole('img', { name: 'Photo sent by Sofia' })).toHaveAttribute('src', '/t');
  });

  test('who is asked for money is warned; who asks is not', async () => {
    fakeChat({ messages: [message(1, { warning: true }), mine(2, { warning: true })] });
    showChats('/chats/c1');
    await log();
    expect(screen.getAllByText(/Asked for money/)).toHaveLength(1);
  });

  test('my last message says how far it came, and no other does', async () => {
    fakeChat({ messages: [mine(1), mine(2), message(3)], readUntil: 1 });
    showChats('/chats/c1');
    expect(await log()).toHaveTextContent(/Delivered/);
    expect(await log()).not.toHaveTextContent(/Read/);
  });
});

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
    expect(screen.queryByRole('status', { name: 'Sofia is typing' })).toBeNull();
  });

  test('she is typing for eight seconds, or until she has written', async () => {
    const chat = fakeChat({ messages: [message(1)] });
    showChats('/chats/c1');
    await log();
    const typing = () => screen.queryByRole('status', { name: 'Sofia is typing' });
    jest.useFakeTimers();
    await chat.types();
    await act(async () => jest.advanceTimersByTime(5000));
    await chat.types();
    await act(async () => jest.advanceTimersByTime(7999));
    expect(typing()).toBeVisible();
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
      expect(chat.called('/api/read.php')).toMatchObject([{ body: { conversation: 'c1' } }]),
    );
  });
});

describe('one after the other', () => {
  test('an answer about one conversation never shows in the next', async () => {
    const slow = later();
    const mia = { ...sofia, id: 'mia', name: 'Mia' };
    const chat = fakeChat(
      { messages: [message(1)] },
      {
        'GET /api/chat.php': async ({ query }) => {
          if (query.conversation === 'c1') {
            await slow.promise;
            return chat.answer();
          }
          const said = [message(1, { id: 'x', conversation: 'c2', body: 'From Mia' })];
          return { ...chat.answer(), conversation: 'c2', card: mia, messages: said };
        },
      },
    );
    const page = showChats('/chats/c1');
    await act(() => page.go('/chats/c2'));
    await screen.findByRole('log', { name: 'Messages with Mia' });
    await slow.arrive();
    expect(screen.getByText('From Mia')).toBeVisible();
    expect(screen.queryByText('Line 1')).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Chat with Mia');
  });

  test('what is being written to one is not written to the other', async () => {
    const mia = { ...sofia, id: 'mia', name: 'Mia' };
    const chat = fakeChat(
      { messages: [message(1)] },
      {
        'GET /api/chat.php': ({ query }) =>
          query.conversation === 'c1'
            ? chat.answer()
            : { ...chat.answer(), conversation: 'c2', card: mia },
      },
    );
    const page = showChats('/chats/c1');
    await userEvent.type(await composer(), 'Only for you');
    await act(() => page.go('/chats/c2'));
    expect(await screen.findByRole('textbox', { name: 'Write to Mia' })).toHaveValue('');
    await act(() => page.go('/chats/c1'));
    expect(await composer()).toHaveValue('Only for you');
  });
});

describe('what was said before', () => {
  const older = () => screen.findByRole('button', { name: 'Earlier messages' });
  const said = [1, 2, 3, 4, 5].map((seq) => message(seq));

  test('comes page by page, above, until there is no more', async () => {
    fakeChat({ messages: said, page: 2 });
    showChats('/chats/c1');
    expect(await lines()).toEqual(['Line 4', 'Line 5']);
    await userEvent.click(await older());
    await waitFor(async () => expect(await lines()).toHaveLength(4));
    await userEvent.click(await older());
    await waitFor(async () =>
      expect(await lines()).toEqual(['Line 1', 'Line 2', 'Line 3', 'Line 4', 'Line 5']),
    );
    expect(screen.queryByRole('button', { name: 'Earlier messages' })).toBeNull();
  });

  test('stays there when something new arrives', async () => {
    const chat = fakeChat({ messages: said, page: 2 });
    showChats('/chats/c1');
    await userEvent.click(await older());
    await waitFor(async () => expect(await lines()).toHaveLength(4));
    await chat.arrive();
    await waitFor(async () => expect(await lines()).toHaveLength(5));
    await userEvent.click(await older());
    await waitFor(async () => expect((await lines())[0]).toBe('Line 1'));
  });

  test('in another language all of it is read again, and nothing moves', async () => {
    const rose = (seq: number) => message(seq, { kind: 'gift', body: 'rose' });
    const chat = fakeChat(
      { messages: said.map(({ seq }) => rose(seq)), page: 2 },
      {
        'GET /api/chat.php': ({ query }) => {
          const label = language.getState().current === 'nl' ? 'Roos' : 'Rose';
          const page = chat.answer(query.cursor);
          return { ...page, messages: page.messages.map((one) => ({ ...one, label })) };
        },
      },
    );
    showChats('/chats/c1');
    await userEvent.click(await older());
    await waitFor(async () => expect((await log()).textContent?.match(/Rose/g)).toHaveLength(4));
    await act(async () => language.setState({ current: 'nl' }));
    await waitFor(async () => expect((await log()).textContent?.match(/Roos/g)).toHaveLength(4));
    expect((await log()).textContent).not.toContain('Rose');
    expect(await older()).toBeVisible();
  });

  test('asked for twice it is fetched once; when that fails it says so and can be asked again', async () => {
    const slow = later();
    const chat = fakeChat(
      { messages: said, page: 2 },
      {
        'GET /api/chat.php': async ({ query }) => {
          if (!query.cursor) return chat.answer();
          await slow.promise;
          const tries = chat.calls.filter((call) => call.query.cursor).length;
          return tries === 1 ? fail(400, 'no', 'Not now.') : chat.answer(query.cursor);
        },
      },
    );
    toasts.clear();
    showChats('/chats/c1');
    const button = await older();
    await userEvent.click(button);
    await userEvent.click(button);
    expect(chat.calls.filter(({ query }) => query.cursor)).toHaveLength(1);
    await slow.arrive();
    await waitFor(() => expect(toasts.getState().queue).toMatchObject([{ text: 'Not now.' }]));
    expect(await lines()).toEqual(['Line 4', 'Line 5']);
    await userEvent.click(await older());
    await waitFor(async () => expect(await lines()).toHaveLength(4));
  });
});

describe('where one reads', () => {
  const said = Array.from({ length: 40 }, (_, index) => message(index + 1));
  const many = (count: number) => Array.from({ length: count }, (_, index) => message(index + 1));
  const below = (name = /new message/) => screen.queryByRole('button', { name });
  const scrollTo = (element: HTMLElement, top: number) =>
    act(async () => element.scrollTo({ top }));

  /** 100 pixels a line, of which 200 are seen. */
  async function open(seen = 200): Promise<HTMLElement> {
    layOut(seen);
    showChats('/chats/c1');
    const element = await log();
    await screen.findByRole('textbox');
    await act(async () => new Promise((done) => setTimeout(done, 300)));
    return element;
  }

  test('it opens at the end, and there one stays', async () => {
    const chat = fakeChat({ messages: said });
    const element = await open();
    expect(element.scrollTop).toBe(3800);
    await chat.arrive();
    await waitFor(() => expect(element.scrollTop).toBe(3900));
    expect(below()).toBeNull();
  });

  test('with something unread it opens there, under a line that says so', async () => {
    const chat = fakeChat({ messages: said, unreadFrom: 31 });
    const element = await open();
    expect(element.scrollTop).toBe(3000 - 80);
    expect(screen.getByText('New').parentElement).toHaveTextContent('Line 31');
    expect(chat.called('/api/read.php')).toHaveLength(1);
  });

  test('also when that is pages before the end; who left more than can be read opens at the end', async () => {
    fakeChat({ messages: said, unreadFrom: 11, page: 8 });
    const element = await open();
    // Near the top: what is older has come above it by itself.
    await waitFor(() => expect(element.scrollTop).toBe(1000 - 80));
    expect(screen.getByText('New').parentElement).toHaveTextContent('Line 11');
    cleanup();
    const chat = fakeChat({ messages: many(40), unreadFrom: 1, page: 3 });
    expect((await open()).scrollTop).toBe(2800);
    expect(chat.called('/api/chat.php')).toHaveLength(10);
    expect(screen.queryByText('New')).toBeNull();
  });

  test('further up nothing moves, and what is new below is counted and one press away', async () => {
    const chat = fakeChat({ messages: said });
    const element = await open();
    await scrollTo(element, 1500);
    expect(below(/Newest message/)).toBeVisible();
    expect(element).toHaveAttribute('aria-live', 'off');
    await chat.arrive();
    await chat.arrive();
    await waitFor(() => expect(below(/^2 new messages/)).toBeVisible());
    expect(element.scrollTop).toBe(1500);
    await userEvent.click(below() as HTMLElement);
    await waitFor(() => expect(element.scrollTop).toBe(4000));
    expect(below()).toBeNull();
    expect(element).toHaveAttribute('aria-live', 'polite');
  });

  test('near the top what is older comes by itself, and pushes nothing away', async () => {
    const chat = fakeChat({ messages: many(100), page: 50 });
    const element = await open();
    await scrollTo(element, 400);
    await waitFor(() => expect(element.scrollTop).toBe(5400));
    expect(screen.getByText('Line 55')).toBeInTheDocument();
    expect(chat.calls.filter(({ query }) => query.cursor)).toHaveLength(1);
  });

  test('what is older and did not come is not asked for at every move, but by hand', async () => {
    let broken = true;
    const chat = fakeChat(
      { messages: many(100), page: 50 },
      {
        'GET /api/chat.php': ({ query }) =>
          query.cursor && broken ? fail(400, 'no', 'Not now.') : chat.answer(query.cursor),
      },
    );
    const asked = () => chat.calls.filter(({ query }) => query.cursor).length;
    const element = await open();
    await scrollTo(element, 400);
    await waitFor(() => expect(asked()).toBe(1));
    for (const top of [300, 200, 100, 0]) await scrollTo(element, top);
    expect(asked()).toBe(1);
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Earlier messages' }));
    await waitFor(() => expect(element.scrollTop).toBe(5000));
    expect(asked()).toBe(2);
  });

  test('of ten thousand messages only those near the screen are drawn', async () => {
    fakeChat({ messages: many(10_000), page: 10_000 });
    const element = await open(800);
    expect(element.querySelectorAll('[dir=auto]').length).toBeLessThan(40);
    expect(await lines()).toContain('Line 10000');
  });
});

describe('when the server fails', () => {
  const retry = () => userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  function reconnect() {
    act(() => connection.setState({ online: false }));
    act(() => connection.setState({ online: true }));
  }

  test.each([
    ['Retry', retry],
    ['a network that is back', reconnect],
  ])('a first look says so, and %s loads it', async (_what, comeBack) => {
    let broken = true;
    const chat = fakeChat(
      { messages: [message(1)] },
      {
        'GET /api/chat.php': () =>
          broken ? fail(400, 'no', 'Something is wrong.') : chat.answer(),
      },
    );
    showChats('/chats/c1');
    expect(await screen.findByText('Something is wrong.')).toBeVisible();
    broken = false;
    await comeBack();
    expect(await lines()).toEqual(['Line 1']);
  });

  test('what was written before the browser was closed is seen to wait', async () => {
    let broken = true;
    const chat = fakeChat(
      { messages: [message(1)] },
      {
        'GET /api/chat.php': () => (broken ? fail(400, 'no', 'Away.') : chat.answer()),
        'POST /api/message.php': () => fail(503, 'unavailable', 'Away.'),
      },
    );
    const said = { body: 'Are you there?', label: null, reader: 'sofia' };
    act(() => outbox.send({ conversation: 'c1' }, { kind: 'text', ...said }));
    act(() => outbox.send({ conversation: 'other' }, { kind: 'text', ...said, body: 'Not here' }));
    showChats('/chats/c1');
    expect(await screen.findByText('Away.')).toBeVisible();
    expect(screen.getByText('Are you there?')).toBeVisible();
    expect(screen.queryByText('Not here')).toBeNull();
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await lines()).toEqual(['Line 1', 'Are you there?']);
  });

  test('what is on screen stays readable', async () => {
    let broken = false;
    const chat = fakeChat(
      { messages: [message(1)] },
      { 'GET /api/chat.php': () => (broken ? fail(400, 'no', 'Wrong.') : chat.answer()) },
    );
    showChats('/chats/c1');
    await log();
    broken = true;
    await chat.read(1);
    expect(await lines()).toEqual(['Line 1']);
    expect(screen.queryByText('Wrong.')).toBeNull();
  });
});

describe('sending', () => {
  test('a message is there at once, and says when it is stored', async () => {
    const slow = later();
    const chat = fakeChat(
      { messages: [message(1)] },
      {
        'POST /api/message.php': async ({ body }) => {
          await slow.promise;
          const { client_id } = body as { client_id: string };
          const sent = mine(2, { client_id, body: 'Hello', status: 'sent' });
          return { message: sent, credits: 20 };
        },
      },
    );
    showChats('/chats/c1');
    await userEvent.type(await composer(), 'Hello{Enter}');
    expect(await lines()).toEqual(['Line 1', 'Hello']);
    expect(await log()).toHaveTextContent('Sending');
    await slow.arrive();
    await waitFor(async () => expect(await log()).toHaveTextContent(/Sent /));
    expect(await lines()).toEqual(['Line 1', 'Hello']);
    expect(await log()).not.toHaveTextContent('Sending');
    expect(screen.getByText('You have 20')).toBeVisible();
    expect(chat.called('/api/message.php')).toMatchObject([
      { body: { conversation: 'c1', kind: 'text', body: 'Hello' } },
    ]);
  });

  test('refused, it says why; it can be tried again as the same message, or discarded', async () => {
    const chat = fakeChat(
      { messages: [message(1)] },
      { 'POST /api/message.php': () => fail(400, 'no', 'She cannot be written to.') },
    );
    showChats('/chats/c1');
    await userEvent.type(await composer(), 'Hello{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('She cannot be written to.');
    expect(screen.queryByRole('link', { name: 'Buy credits' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(chat.called('/api/message.php')).toHaveLength(2));
    const [first, second] = chat.called('/api/message.php').map(({ body }) => body);
    expect(second).toEqual(first);
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(await lines()).toEqual(['Line 1']);
  });

  test('refused for want of credits it stays, and leads to where they are sold', async () => {
    fakeChat(
      { messages: [message(1)] },
      { 'POST /api/message.php': () => fail(402, 'not_enough_credits', 'You have 0 credits.') },
    );
    showChats('/chats/c1');
    await userEvent.type(await composer(), 'Hello{Enter}');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('You have 0 credits.');
    const buy = within(alert).getByRole('link', { name: 'Buy credits' });
    expect(buy).toHaveAttribute('href', '/credits');
    expect(await lines()).toEqual(['Line 1', 'Hello']);
  });

  test('without a connection it waits, and says so', async () => {
    const slow = later();
    const offline = { 'POST /api/message.php': () => slow.promise.then(() => fail(400, 'no')) };
    fakeChat({ messages: [message(1)] }, offline);
    showChats('/chats/c1');
    await act(async () => connection.setState({ online: false }));
    await userEvent.type(await composer(), 'Hello{Enter}');
    expect(await log()).toHaveTextContent('Waits for a connection');
    await act(async () => connection.setState({ online: true }));
    expect(await log()).toHaveTextContent('Sending');
    await slow.arrive();
  });
});

describe('a member not written to before', () => {
  const openers = ['One?', 'Two?', 'Three?', 'Four?'].map((label) => ({ key: label, label }));
  const newChat = (said: Parameters<typeof fakeChat>[0] = {}) =>
    fakeChat(
      { conversation: null, ...said },
      { 'GET /api/icebreakers.php': () => ({ icebreakers: openers }) },
    );

  test('who likes none of them is shown others; until they come, these stay', async () => {
    const slow = later();
    const chat = fakeChat(
      { conversation: null },
      {
        'GET /api/icebreakers.php': ({ query }) =>
          query.turn === 0
            ? { icebreakers: openers }
            : slow.promise.then(() => ({ icebreakers: openers.slice(3) })),
      },
    );
    showChats('/members/sofia/chat');
    await userEvent.click(await screen.findByRole('button', { name: 'Show me others' }));
    expect(screen.getByRole('button', { name: 'Show me others' })).toHaveFocus();
    expect(screen.getByRole('button', { name: 'One?' })).toBeVisible();
    await slow.arrive();
    expect(await screen.findByRole('button', { name: 'Four?' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'One?' })).toBeNull();
    const turns = chat.called('/api/icebreakers.php').map(({ query }) => query);
    expect(turns).toMatchObject([
      { profile: 'sofia', turn: 0 },
      { profile: 'sofia', turn: 1 },
    ]);
  });

  test('what an opener is about has a picture of its own, that of an interest as well', async () => {
    const keys = ['interest:walking', 'first_drink', 'city:Utrecht'];
    fakeChat(
      { conversation: null },
      {
        'GET /api/icebreakers.php': () => ({
          icebreakers: keys.map((key) => ({ key, label: key })),
        }),
        'GET /api/interests.php': () => ({ interests: [{ key: 'walking', icon: 'tent' }] }),
      },
    );
    showChats('/members/sofia/chat');
    const drawn = async (name: string) =>
      (await screen.findByRole('button', { name })).querySelector('svg')?.classList;
    await waitFor(async () => expect(await drawn('interest:walking')).toContain('lucide-tent'));
    expect(await drawn('first_drink')).toContain('lucide-coffee');
    expect(await drawn('city:Utrecht')).toContain('lucide-footprints');
  });

  test('offers three openers; one fills the field and is not sent', async () => {
    const chat = newChat();
    showChats('/members/sofia/chat');
    await userEvent.click(await screen.findByRole('button', { name: 'Two?' }));
    expect(screen.queryByRole('button', { name: 'Four?' })).toBeNull();
    expect(await composer()).toHaveValue('Two?');
    expect(await composer()).toHaveFocus();
    expect(chat.called('/api/message.php')).toEqual([]);
    expect(chat.called('/api/chat.php')).toMatchObject([{ query: { profile: 'sofia' } }]);
  });

  test('the first message begins the conversation, under its own address from then on', async () => {
    const chat = newChat();
    const page = showChats('/members/sofia/chat');
    const field = await composer();
    await userEvent.type(field, 'Hello{Enter}');
    await waitFor(() => expect(page.path()).toBe('/chats/c9'));
    await waitFor(async () => expect(await lines()).toEqual(['Hello']));
    expect(chat.called('/api/message.php')).toMatchObject([{ body: { profile: 'sofia' } }]);
    // The page is the same as before: nothing flashes, the caret stays, nothing is loaded anew.
    expect(await composer()).toBe(field);
    expect(field).toHaveFocus();
    expect(chat.called('/api/chat.php')).toHaveLength(1);
    await chat.arrive({ conversation: 'c9' });
    await waitFor(async () => expect(await lines()).toHaveLength(2));
  });

  test('when she writes first, that is the conversation', async () => {
    const chat = newChat();
    const page = showChats('/members/sofia/chat');
    await composer();
    await chat.arrive({ conversation: 'c7' });
    await waitFor(() => expect(page.path()).toBe('/chats/c7'));
  });

  test('who has used up what is free is told how to go on, and is offered no openers', async () => {
    newChat({ canWrite: false });
    showChats('/members/sofia/chat');
    const premium = await screen.findByRole('link', { name: 'Get Premium' });
    expect(premium).toHaveAttribute('href', '/premium');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'One?' })).toBeNull();
  });

  test('who has not confirmed the address is told before typing; once it is, one writes', async () => {
    newChat();
    session.patch({ status: 'not_confirmed' });
    showChats('/members/sofia/chat');
    expect(await screen.findByText(/Confirm your address first/)).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'One?' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'I got no mail' }));
    expect(dialogs.getState().activation).toEqual({});
    act(() => session.patch({ status: 'active' }));
    expect(await composer()).toBeVisible();
  });

  test('who is fictional is said to be', async () => {
    newChat({ profile: { ...sofia, fictional: true } });
    showChats('/members/sofia/chat');
    expect(await screen.findByText(/Sofia is a fictional profile/)).toBeVisible();
  });
});

describe('removing a conversation', () => {
  test('can be undone for a while, and only then the server hears of it', async () => {
    const chat = fakeChat({ messages: [message(1)] });
    const removed = () => chat.calls.filter(({ method }) => method === 'DELETE');
    const page = showChats('/chats/c1');
    await log();
    toasts.clear();
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Remove conversation' }));
    await waitFor(() => expect(page.path()).toBe('/chats'));
    const [said] = toasts.getState().queue;
    expect(said).toMatchObject({ text: 'Conversation with Sofia removed' });
    expect(said?.action?.label).toBe('Undo');
    expect(removed()).toEqual([]);
    await act(async () => said?.action?.run());
    expect(removed()).toEqual([]);
  });

  test('where none has begun there is nothing to remove', async () => {
    fakeChat({ conversation: null });
    showChats('/members/sofia/chat');
    await composer();
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    expect(screen.getByRole('menuitem', { name: 'View profile' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'Remove conversation' })).toBeNull();
  });
});
