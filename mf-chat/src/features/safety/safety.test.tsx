import {
  bus,
  type ChatListItem,
  type ChatMessage,
  outbox,
  type Topics,
  toasts,
} from '@afterglow/shared-state';
import { fail } from '@afterglow/shared-state/testing/fake-server';
import { noteNavigation } from '@afterglow/shared-state/testing/note-navigation';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeChat, message, mine, sofia } from '../../testing/fake-chat.ts';
import { showChats } from '../../testing/show-chats.tsx';
import { startTexts } from '../../testing/start-texts.ts';

beforeAll(startTexts);
beforeEach(() => toasts.clear());

type Handlers = Parameters<typeof fakeChat>[1];

async function open(handlers: Handlers = {}, messages: ChatMessage[] = [message(1), mine(2)]) {
  const chat = fakeChat({ messages }, handlers);
  const page = showChats('/chats/c1');
  await screen.findByRole('log');
  return { chat, page };
}

async function choose(name: string): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await userEvent.click(screen.getByRole('menuitem', { name }));
}
/** What was asked for after that call. */
function after(path: string, { calls }: ReturnType<typeof fakeChat>): string[] {
  const paths = calls.map((call) => call.path);
  return paths.slice(paths.lastIndexOf(path) + 1);
}
const dialog = (name: string) => screen.findByRole('dialog', { name });

describe('block', () => {
  test('is two presses, leaves the conversation and can be taken back', async () => {
    const { chat, page } = await open({
      'POST /api/block.php': () => undefined,
      'DELETE /api/block.php': () => undefined,
    });
    const went = noteNavigation();
    await choose('Block Sofia');
    expect(page.path()).toBe('/chats');
    expect(after('/api/block.php', chat)).toContain('/api/chats.php');
    expect(chat.called('/api/block.php')).toMatchObject([{ body: { profile: 'sofia' } }]);
    const [said] = toasts.getState().queue;
    expect(said?.text).toBe('Sofia is blocked. You no longer see each other.');
    await act(async () => said?.action?.run());
    expect(chat.called('/api/block.php')[1]).toMatchObject({
      method: 'DELETE',
      query: { profile: 'sofia' },
    });
    expect(went).toEqual(['/members/sofia/chat']);
  });

  test('takes nobody away who has gone on before its answer', async () => {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    const { page } = await open({ 'POST /api/block.php': () => promise });
    await choose('Block Sofia');
    const here = location.pathname;
    history.pushState(null, '', '/members');
    await act(async () => resolve(undefined));
    await waitFor(() => expect(toasts.getState().queue).toHaveLength(1));
    expect(page.path()).toBe('/chats/c1');
    history.replaceState(null, '', here);
  });

  test('that fails says so and stays', async () => {
    const { page } = await open({ 'POST /api/block.php': () => fail(429, 'slow', 'Not now.') });
    await choose('Block Sofia');
    expect(page.path()).toBe('/chats/c1');
    expect(toasts.getState().queue).toMatchObject([{ kind: 'error', text: 'Not now.' }]);
  });
});

describe('report', () => {
  const receipt = { 'POST /api/report.php': () => ({ report: 'r1', number: 'ABCD-1234' }) };

  test('of a message: only hers, with a reason; it goes at once, quotes of it too', async () => {
    const { id, sender, kind, body, label } = message(1, { body: 'Send me a gift card' });
    const { chat, page } = await open(receipt, [
      message(1, { body }),
      mine(2, { body: 'No!', reply_to: { id, sender, kind, body, label } }),
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Report this message' }));
    const asked = await dialog('Report this message from Sofia');
    await userEvent.click(within(asked).getByRole('button', { name: 'Send report' }));
    const [first] = within(asked).getAllByRole('radio');
    expect(first).toHaveFocus();
    expect(first).toHaveAccessibleDescription('Choose what is wrong.');
    expect(chat.called('/api/report.php')).toEqual([]);
    await userEvent.click(within(asked).getByRole('radio', { name: 'Asks for money' }));
    await userEvent.type(within(asked).getByRole('textbox'), ' twice ');
    await userEvent.click(within(asked).getByRole('button', { name: 'Send report' }));
    const got = await dialog('We have your report');
    expect(within(got).getByRole('heading', { name: 'We have your report' })).toHaveFocus();
    expect(got).toHaveTextContent('ABCD-1234');
    expect(chat.called('/api/report.php')).toMatchObject([
      { body: { profile: 'sofia', message: 'm1', reason: 'money', remarks: 'twice' } },
    ]);
    expect(screen.getByRole('log', { hidden: true })).not.toHaveTextContent('gift card');
    await userEvent.click(within(got).getByRole('button', { name: 'Back to the conversation' }));
    expect(page.path()).toBe('/chats/c1');
    expect(screen.getByRole('log')).toHaveTextContent('No!');
  });

  test('of the member ends at the list; a refusal is said and nothing is lost', async () => {
    let refuses = true;
    const { chat, page } = await open({
      'POST /api/report.php': () =>
        refuses ? fail(429, 'slow', 'Later.') : { report: 'r1', number: 'ABCD-1234' },
    });
    await choose('Report Sofia');
    const asked = await dialog('Report Sofia');
    await userEvent.click(within(asked).getByRole('radio', { name: 'Something else' }));
    await userEvent.click(within(asked).getByRole('button', { name: 'Send report' }));
    expect(await within(asked).findByText('Later.')).toBeVisible();
    refuses = false;
    await userEvent.click(within(asked).getByRole('button', { name: 'Send report' }));
    const got = await dialog('We have your report');
    expect(chat.called('/api/report.php').at(-1)?.body).toEqual({
      profile: 'sofia',
      reason: 'other',
    });
    expect(after('/api/report.php', chat)).toContain('/api/chats.php');
    await userEvent.click(within(got).getByRole('button', { name: 'Close' }));
    expect(page.path()).toBe('/chats');
  });

  test.each([
    [
      'its number',
      receipt['POST /api/report.php'],
      'We have your report. Receipt number ABCD-1234',
    ],
    ['that it failed', () => fail(429, 'slow', 'Later.'), 'Later.'],
  ])('that is closed while it is sent is told by a toast: %s', async (_what, answer, text) => {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    await open({ 'POST /api/report.php': () => promise });
    await userEvent.click(screen.getByRole('button', { name: 'Report this message' }));
    const asked = await dialog('Report this message from Sofia');
    await userEvent.click(within(asked).getByRole('radio', { name: 'Something else' }));
    await userEvent.click(within(asked).getByRole('button', { name: 'Send report' }));
    await userEvent.click(within(asked).getByRole('button', { name: 'Close' }));
    await act(async () => resolve(answer()));
    await waitFor(() => expect(toasts.getState().queue).toMatchObject([{ text }]));
  });

  test('of a message offers to block who wrote it', async () => {
    const { chat, page } = await open({ ...receipt, 'POST /api/block.php': () => undefined });
    await userEvent.click(screen.getByRole('button', { name: 'Report this message' }));
    const asked = await dialog('Report this message from Sofia');
    await userEvent.click(within(asked).getByRole('radio', { name: 'Hate or discrimination' }));
    await userEvent.click(within(asked).getByRole('button', { name: 'Send report' }));
    const got = await dialog('We have your report');
    await userEvent.click(within(got).getByRole('button', { name: 'Block Sofia' }));
    expect(chat.called('/api/block.php')).toHaveLength(1);
    expect(page.path()).toBe('/chats');
  });
});

describe('a kind no', () => {
  test('says first what it does, and then leaves', async () => {
    const { chat, page } = await open({ 'POST /api/decline.php': () => undefined });
    await choose('Say a kind no');
    const asked = await dialog('A kind no to Sofia');
    expect(asked).toHaveTextContent('Sofia cannot write to you again unless you write first');
    expect(chat.called('/api/decline.php')).toEqual([]);
    await userEvent.click(within(asked).getByRole('button', { name: 'Send the kind no' }));
    expect(chat.called('/api/decline.php')).toMatchObject([{ body: { conversation: 'c1' } }]);
    expect(page.path()).toBe('/chats');
    expect(after('/api/decline.php', chat)).toContain('/api/chats.php');
  });

  test('that fails says so, and may be sent once more', async () => {
    let refuses = true;
    const { page } = await open({
      'POST /api/decline.php': () => (refuses ? fail(429, 'slow', 'Later.') : undefined),
    });
    await choose('Say a kind no');
    const asked = await dialog('A kind no to Sofia');
    await userEvent.click(within(asked).getByRole('button', { name: 'Send the kind no' }));
    expect(await within(asked).findByText('Later.')).toBeVisible();
    refuses = false;
    await userEvent.click(within(asked).getByRole('button', { name: 'Send the kind no' }));
    expect(page.path()).toBe('/chats');
  });

  test('is not offered before anything was written', async () => {
    fakeChat({ conversation: null });
    showChats('/members/sofia/chat');
    await screen.findByRole('heading', { name: 'Say hello to Sofia' });
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    expect(screen.queryByRole('menuitem', { name: 'Say a kind no' })).toBeNull();
    expect(screen.getByRole('menuitem', { name: 'Block Sofia' })).toBeVisible();
  });
});

describe('in another tab, or on another device', () => {
  type Changed = Topics['contact:changed'];
  const hear = (part: Partial<Changed> = {}) =>
    act(async () => {
      const gone = { profile: 'sofia', conversation: 'c1', message: null, chat: null };
      bus.emit('contact:changed', { ...gone, ...part });
    });

  test('what leaves the list there does not stay open here; another one does', async () => {
    const { page } = await open();
    await hear({ profile: 'mia', conversation: 'c2' });
    expect(page.path()).toBe('/chats/c1');
    await hear();
    expect(page.path()).toBe('/chats');
  });

  test('a message that was reported goes, and nothing is asked', async () => {
    const { chat, page } = await open();
    const asked = chat.called('/api/chat.php').length;
    await hear({ message: 'm1' });
    expect(screen.getByRole('log')).not.toHaveTextContent('Line 1');
    expect(screen.getByRole('log')).toHaveTextContent('Line 2');
    expect(page.path()).toBe('/chats/c1');
    expect(chat.called('/api/chat.php')).toHaveLength(asked);
  });

  test('her kind no shows at once', async () => {
    let declined = false;
    const chat = fakeChat({ messages: [message(1)] });
    const whole = chat.answer();
    await open({ 'GET /api/chat.php': () => ({ ...whole, reachable: !declined }) });
    declined = true;
    await hear({ chat: { conversation: 'c1', profile: 'sofia', card: sofia } as ChatListItem });
    expect(await screen.findByText(/only taking messages from other people/)).toBeVisible();
    expect(screen.getByRole('log')).toHaveTextContent('Line 1');
  });

  test('the receipt of a report can be read before the conversation closes', async () => {
    const { page } = await open({
      'POST /api/report.php': () => ({ report: 'r1', number: 'ABCD-1234' }),
    });
    await choose('Report Sofia');
    const asked = await dialog('Report Sofia');
    await userEvent.click(within(asked).getByRole('radio', { name: 'Something else' }));
    await hear();
    await userEvent.click(within(asked).getByRole('button', { name: 'Send report' }));
    const got = await dialog('We have your report');
    expect(page.path()).toBe('/chats/c1');
    await userEvent.click(within(got).getByRole('button', { name: 'Close' }));
    expect(page.path()).toBe('/chats');
  });
});

describe('where nothing arrives', () => {
  const said = 'Sofia is only taking messages from other people at the moment.';

  test('it is said in place of the field, without an offer; reading and reporting stay', async () => {
    const chat = fakeChat({ messages: [message(1)] });
    const answer = { ...chat.answer(), reachable: false };
    await open({ 'GET /api/chat.php': () => answer });
    expect(await screen.findByText(said)).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('link', { name: /credits|Premium/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Reply' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Report this message' })).toBeVisible();
  });

  test('a no that came while one wrote shows with the refusal, and the words stay', async () => {
    let declined = false;
    const chat = fakeChat({ messages: [message(1)] });
    const whole = chat.answer();
    await open({
      'GET /api/chat.php': () => ({ ...whole, reachable: !declined }),
      'POST /api/message.php': () => {
        declined = true;
        return fail(403, 'declined', 'Sofia has said no.');
      },
    });
    await userEvent.type(screen.getByRole('textbox'), 'Are you there?{Enter}');
    expect(await screen.findByText(said)).toBeVisible();
    expect(screen.getByRole('log')).toHaveTextContent('Are you there?');
    expect(screen.getByRole('alert')).toHaveTextContent('Sofia has said no.');
  });

  test('who has gone meanwhile is said to have; what was written stays readable', async () => {
    let gone = false;
    const chat = fakeChat({ messages: [message(1)] });
    const whole = chat.answer();
    const absent = () => fail(404, 'not_found', 'Not found.');
    await open({
      'GET /api/chat.php': () => (gone ? absent() : whole),
      'POST /api/message.php': () => {
        gone = true;
        return absent();
      },
    });
    await userEvent.type(screen.getByRole('textbox'), 'Hello?{Enter}');
    expect(
      await screen.findByText('Sofia is no longer here. What you wrote cannot arrive.'),
    ).toBeVisible();
    expect(screen.getByRole('log')).toHaveTextContent('Line 1');
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  test('a refusal alone is no farewell, even when nothing more can be learned', async () => {
    let broken = false;
    const chat = fakeChat({ messages: [message(1)] });
    const whole = chat.answer();
    const wrong = () => fail(400, 'no', 'Wrong.');
    await open({
      'GET /api/chat.php': () => (broken ? wrong() : whole),
      'POST /api/message.php': () => {
        broken = true;
        return wrong();
      },
    });
    await userEvent.type(screen.getByRole('textbox'), 'Hello?{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Wrong.');
    expect(screen.getByRole('textbox')).toBeVisible();
    expect(screen.queryByText(/no longer here/)).toBeNull();
  });

  test('what is refused in another conversation asks for nothing here', async () => {
    const { chat } = await open({ 'POST /api/message.php': () => fail(403, 'declined', 'No.') });
    const asked = chat.called('/api/chat.php').length;
    const words = { kind: 'text' as const, body: 'x', label: null, reader: 'lea' };
    act(() => outbox.send({ conversation: 'c2' }, words));
    await waitFor(() => expect(outbox.getState().messages[0]?.refused).toBe('No.'));
    expect(chat.called('/api/chat.php')).toHaveLength(asked);
  });

  test('a conversation that is not there has words of its own and a way on', async () => {
    fakeChat({}, { 'GET /api/chat.php': () => fail(404, 'not_found', 'Not found.') });
    showChats('/chats/c1');
    expect(
      await screen.findByRole('heading', { name: 'This conversation is not here' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to messages' })).toHaveAttribute(
      'href',
      '/chats',
    );
  });
});
