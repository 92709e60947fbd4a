import { connection, outbox } from '@afterglow/shared-state';
import { fail } from '@afterglow/shared-state/testing/fake-server';
import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeChat, message } from '../../testing/fake-chat.ts';
import { showChats } from '../../testing/show-chats.tsx';
import { startTexts } from '../../testing/start-texts.ts';
import { lines, log } from '../../testing/thread-on-screen.ts';

beforeAll(startTexts);
afterEach(() => jest.restoreAllMocks());

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
    const said = { body: 'Are you there?', label: null };
    act(() => outbox.send({ conversation: 'c1' }, { kind: 'text', ...said, reader: 'sofia' }));
    const elsewhere = { ...said, body: 'Not here', reader: 'mia' };
    act(() => outbox.send({ conversation: 'other' }, { kind: 'text', ...elsewhere }));
    showChats('/chats/c1');
    expect(await screen.findByText('Away.')).toBeVisible();
    expect(screen.getByText('Are you there?')).toBeVisible();
    expect(screen.queryByText('Not here')).toBeNull();
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await lines()).toEqual(['Line 1', 'Are you there?']);
  });

  test('what was refused because they are gone can be read and discarded, though the conversation is gone, too', async () => {
    fakeChat(
      {},
      {
        'GET /api/chat.php': () => fail(404, 'not_found', 'Nobody.'),
        'POST /api/message.php': () => fail(404, 'not_found', 'Not to be found.'),
      },
    );
    const words = { kind: 'text' as const, body: 'Are you there?', label: null, reader: 'sofia' };
    act(() => outbox.send({ conversation: 'c1' }, words));
    showChats('/chats/c1');
    expect(await screen.findByText('Not to be found.')).toBeVisible();
    expect(screen.getByText('Are you there?')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to messages' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByText('Are you there?')).toBeNull());
    expect(outbox.getState().messages).toEqual([]);
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
