import { outbox } from '@afterglow/shared-state';
import { fail } from '@afterglow/shared-state/testing/fake-server';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chatWith, row } from '../testing/conversations-on-screen.ts';
import { fakeChat, message } from '../testing/fake-chat.ts';
import { showChats } from '../testing/show-chats.tsx';
import { startTexts } from '../testing/start-texts.ts';

beforeAll(startTexts);

const press = async (name: string) => {
  (await screen.findByRole('button', { name })).focus();
  await userEvent.keyboard('{Enter}');
};
const heading = (name: string) => screen.getByRole('heading', { name });

/** A server that fails until it is `mended`. */
function failing(answer: (query: Record<string, unknown>) => unknown) {
  let broken = true;
  return {
    answer: ({ query }: { query: Record<string, unknown> }) =>
      broken ? fail(400, 'no', 'Away.') : answer(query),
    mend() {
      broken = false;
    },
  };
}
const listOf = (name: string, cursor: string | null = null) => ({
  ...{ chats: [chatWith(name)], cursor, total_unread: 0 },
});

test('who asks for the list once more is at its heading', async () => {
  const server = failing(() => listOf('Sofia'));
  fakeChat({}, { 'GET /api/chats.php': server.answer });
  showChats('/chats');
  await screen.findByRole('button', { name: 'Try again' });
  server.mend();
  await press('Try again');
  expect(await row('Sofia')).toBeVisible();
  await waitFor(() => expect(heading('Messages')).toHaveFocus());
});

test('who asks for the last page of it is at the first that was not there', async () => {
  fakeChat(
    {},
    { 'GET /api/chats.php': ({ query }) => (query.cursor ? listOf('Mia') : listOf('Eva', 'next')) },
  );
  showChats('/chats');
  await press('Earlier conversations');
  const first = await row('Mia');
  await waitFor(() => expect(first).toHaveFocus());
});

test('who searches once more is where the name was typed', async () => {
  const search = failing(() => listOf('Mia'));
  fakeChat(
    {},
    {
      'GET /api/chats.php': (call) => (call.query.q ? search.answer(call) : listOf('Eva', 'next')),
    },
  );
  showChats('/chats');
  await press('Search conversations');
  await userEvent.paste('mi');
  await screen.findByText('Away.');
  search.mend();
  await press('Try again');
  expect(await row('Mia')).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveFocus();
});

describe('a conversation that did not come', () => {
  test('leaves the focus to the heading of the page when it does', async () => {
    const chat = fakeChat(
      { messages: [message(1)] },
      { 'GET /api/chat.php': (call) => server.answer(call) },
    );
    const server = failing(() => chat.answer());
    showChats('/chats/c1');
    await screen.findByRole('button', { name: 'Try again' });
    server.mend();
    await press('Try again');
    await screen.findByRole('log');
    await waitFor(() => expect(heading('Chat with Sofia')).toHaveFocus());
  });

  test('keeps it when what was written there is taken back', async () => {
    fakeChat(
      {},
      {
        'GET /api/chat.php': () => fail(400, 'no', 'Away.'),
        'POST /api/message.php': () => fail(400, 'no', 'Not like this.'),
      },
    );
    const said = { body: 'Are you there?', label: null, reader: 'sofia' };
    act(() => outbox.send({ conversation: 'c1' }, { kind: 'text', ...said }));
    showChats('/chats/c1');
    await screen.findByText('Not like this.');
    await press('Discard');
    expect(screen.getByRole('region', { name: 'This conversation did not load' })).toHaveFocus();
  });
});

test('a field that goes, as nothing can be written any more, leaves the focus to the heading', async () => {
  let reachable = true;
  const chat = fakeChat(
    { messages: [message(1)] },
    {
      'GET /api/chat.php': () => ({ ...chat.answer(), reachable }),
      'POST /api/message.php': () => {
        reachable = false;
        return fail(403, 'unreachable', 'No more.');
      },
    },
  );
  showChats('/chats/c1');
  await userEvent.type(await screen.findByRole('textbox', { name: /^Write to/ }), 'Hello{Enter}');
  await screen.findByText(/only taking messages/);
  await waitFor(() => expect(heading('Chat with Sofia')).toHaveFocus());
});

describe('what there is to send', () => {
  const gif = (key: string) => ({
    ...{ key, label: key, url: `/${key}`, still_url: `/${key}/still`, width: 200, height: 200 },
  });

  test('asked for once more, leaves the focus to all of it', async () => {
    const server = failing(() => ({ gifts: [{ key: 'rose', label: 'Rose', credits: 30 }] }));
    fakeChat({ messages: [message(1)] }, { 'GET /api/gifts.php': server.answer });
    showChats('/chats/c1');
    await press('Send a gift');
    const tray = await screen.findByRole('region', { name: 'Send a gift' });
    await within(tray).findByRole('button', { name: 'Try again' });
    server.mend();
    await press('Try again');
    expect(await within(tray).findByRole('button', { name: /^Rose/ })).toBeVisible();
    expect(tray).toHaveFocus();
  });

  test('goes on with the first that was not there', async () => {
    fakeChat(
      { messages: [message(1)] },
      {
        'GET /api/gifs.php': ({ query: { cursor } }) => ({
          ...{ gifs: [gif(cursor ? 'Kiss' : 'Hug')], cursor: cursor ? null : '1', credit: null },
        }),
      },
    );
    showChats('/chats/c1');
    await press('Send a GIF');
    await press('More GIFs');
    const next = await screen.findByRole('button', { name: 'Send Kiss for 10 credits' });
    await waitFor(() => expect(next).toHaveFocus());
  });
});
