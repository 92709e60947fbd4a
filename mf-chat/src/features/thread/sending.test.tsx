import { type ChatMessage, connection, outbox } from '@afterglow/shared-state';
import { fail } from '@afterglow/shared-state/testing/fake-server';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeChat, message, mine } from '../../testing/fake-chat.ts';
import { later } from '../../testing/later.ts';
import { showChats } from '../../testing/show-chats.tsx';
import { startTexts } from '../../testing/start-texts.ts';
import { composer, lines, log } from '../../testing/thread-on-screen.ts';

beforeAll(startTexts);

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

  test('refused, it can be taken back to where one writes, after what is there, with what it answers', async () => {
    fakeChat(
      { messages: [message(1)] },
      { 'POST /api/message.php': () => fail(400, 'no', 'Not like this.') },
    );
    showChats('/chats/c1');
    await userEvent.click(await screen.findByRole('button', { name: 'Reply' }));
    await userEvent.type(await composer(), 'Hello{Enter}');
    await screen.findByRole('alert');
    await userEvent.type(await composer(), 'Hello');
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
    expect(await composer()).toHaveValue('Hello Hello');
    expect(await composer()).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Do not reply to this message' })).toBeVisible();
    await waitFor(async () => expect(await lines()).toEqual(['Line 1']));
  });

  test('refused where one may not write it stays as it is: there is no place to change it', async () => {
    fakeChat(
      { messages: [message(1)], canWrite: false },
      { 'POST /api/message.php': () => fail(403, 'free_conversations_used', 'No more.') },
    );
    act(() => outbox.send({ conversation: 'c1' }, { kind: 'text', body: 'Hello', label: null }));
    showChats('/chats/c1');
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByRole('button', { name: 'Discard' })).toBeVisible();
    expect(within(alert).queryByRole('button', { name: 'Edit' })).toBeNull();
  });

  test('refused for its length it comes back whole, beside what is there, with how much is too much', async () => {
    const chat = fakeChat(
      { messages: [message(1)] },
      {
        'GET /api/chat.php': () => ({
          ...chat.answer(),
          message_length: chat.called('/api/message.php').length ? 8 : 500,
        }),
        'POST /api/message.php': () => fail(400, 'validation', 'Too long.'),
      },
    );
    showChats('/chats/c1');
    await userEvent.type(await composer(), 'Good evening{Enter}');
    await screen.findByRole('alert');
    await userEvent.click(screen.getByRole('button', { name: 'Reply' }));
    await userEvent.type(await composer(), 'Hello');
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
    expect(await composer()).toHaveValue('Hello Good evening');
    expect(screen.getByText('-10 characters left')).toBeVisible();
    expect(screen.queryByText(/The rest was left out/)).toBeNull();
    // It answers nothing, and what was begun goes on answering.
    expect(screen.getByRole('button', { name: 'Do not reply to this message' })).toBeVisible();
  });

  test.each([
    ['validation', { kind: 'text', body: 'What made you smile?' }],
    ['not_enough_credits', { kind: 'icebreaker', body: 'smile' }],
  ])('an opener that was refused with %s goes again as it may', async (code, wanted) => {
    const chat = fakeChat(
      { messages: [message(1)] },
      { 'POST /api/message.php': () => fail(400, code, 'No.') },
    );
    const opener = { kind: 'icebreaker' as const, body: 'smile', label: 'What made you smile?' };
    act(() => outbox.send({ conversation: 'c1' }, { ...opener, reader: 'sofia' }));
    showChats('/chats/c1');
    await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
    expect(await composer()).toHaveValue('What made you smile?');
    await userEvent.type(await composer(), '{Enter}');
    await waitFor(() => expect(chat.called('/api/message.php')).toHaveLength(2));
    expect(chat.called('/api/message.php')[1]?.body).toMatchObject(wanted);
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

  test('its price goes with it; when that has changed it is sent for the new one', async () => {
    const said: unknown[] = [];
    const chat = fakeChat(
      { messages: [message(1)] },
      {
        'GET /api/chat.php': () => ({ ...chat.answer(), message_credits: said.length ? 15 : 10 }),
        'POST /api/message.php': ({ body }) => {
          const { client_id, credits } = body as ChatMessage;
          said.push(credits);
          if (credits < 15) return fail(409, 'price_changed', 'It costs more.', { credits: 15 });
          return { message: mine(2, { client_id, body: 'Hello' }), credits: 15 };
        },
      },
    );
    showChats('/chats/c1');
    await userEvent.type(await composer(), 'Hello{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('It costs more.');
    expect(await screen.findByText('A message costs 15 credits')).toBeVisible();
    const alert = within(screen.getByRole('alert'));
    await userEvent.click(alert.getByRole('button', { name: 'Send for 15 credits' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(said).toEqual([10, 15]);
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
