import { type ChatMessage, dialogs, session } from '@afterglow/shared-state';
import { fail } from '@afterglow/shared-state/testing/fake-server';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeChat, mine, sofia } from '../../testing/fake-chat.ts';
import { later } from '../../testing/later.ts';
import { showChats } from '../../testing/show-chats.tsx';
import { startTexts } from '../../testing/start-texts.ts';
import { composer, lines } from '../../testing/thread-on-screen.ts';

beforeAll(startTexts);

describe('a member not written to before', () => {
  const openers = ['One?', 'Two?', 'Three?', 'Four?'].map((label) => ({ key: label, label }));
  type Given = Parameters<typeof fakeChat>;
  const newChat = (said: Given[0] = {}, handlers: Given[1] = {}) =>
    fakeChat(
      { conversation: null, ...said },
      { 'GET /api/icebreakers.php': () => ({ icebreakers: openers }), ...handlers },
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

  test('an opener takes the place of the one before, and stands after what was written', async () => {
    newChat();
    showChats('/members/sofia/chat');
    await userEvent.click(await screen.findByRole('button', { name: 'One?' }));
    await userEvent.click(screen.getByRole('button', { name: 'Two?' }));
    expect(await composer()).toHaveValue('Two?');
    await userEvent.type(await composer(), ' My own.');
    await userEvent.click(screen.getByRole('button', { name: 'Three?' }));
    expect(await composer()).toHaveValue('Two? My own. Three?');
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

  test('what is written before the first is stored stays on screen, and its refusal too', async () => {
    const [first, second] = [later(), later()];
    let stored: ChatMessage[] = [];
    const chat = newChat(
      {},
      {
        'GET /api/chat.php': () => ({
          ...chat.answer(),
          ...{ conversation: stored[0]?.conversation ?? null, messages: stored },
        }),
        'POST /api/message.php': async ({ body }) => {
          if (stored.length > 0) {
            await second.promise;
            return fail(402, 'not_enough_credits', 'You have 0 credits.');
          }
          await first.promise;
          const { client_id } = body as ChatMessage;
          stored = [mine(1, { client_id, body: 'One', conversation: 'c9', status: 'sent' })];
          return { message: stored[0], credits: 20 };
        },
      },
    );
    const page = showChats('/members/sofia/chat');
    await userEvent.type(await composer(), 'One{Enter}Two{Enter}');
    await first.arrive();
    await waitFor(() => expect(page.path()).toBe('/chats/c9'));
    expect(await lines()).toEqual(['One', 'Two']);
    const asked = chat.called('/api/chat.php').length;
    await second.arrive();
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(await lines()).toEqual(['One', 'Two']);
    expect(chat.called('/api/chat.php')).toHaveLength(asked + 1);
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
