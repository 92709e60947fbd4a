import { bus, connection, outbox, type Target } from '@afterglow/shared-state';
import { fail } from '@afterglow/shared-state/testing/fake-server';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeChat, message } from '../../testing/fake-chat.ts';
import { saidIn } from '../../testing/said-in.ts';
import { showChats } from '../../testing/show-chats.tsx';
import { startTexts } from '../../testing/start-texts.ts';
import { composer, lines, log } from '../../testing/thread-on-screen.ts';

beforeAll(startTexts);
afterEach(() => connection.setState({ online: true }));

test.each([
  [404, 'not_found'],
  [400, 'validation'],
])('an address of nobody (%i %s) says so, and leads back to the list', async (status, code) => {
  fakeChat({}, { 'GET /api/chat.php': () => fail(status, code) });
  showChats('/chats/c1');
  expect(await screen.findByText('This conversation is not here')).toBeVisible();
  expect(screen.getByText('It was removed, or the other side has left.')).toBeVisible();
  const back = screen.getAllByRole('link', { name: 'Back to messages' }).at(-1);
  expect(back).toHaveAttribute('href', '/chats');
});

test.each([
  [400, 'no'],
  [403, 'forbidden'],
])('any other failure (%i %s) can be tried again', async (status, code) => {
  fakeChat({}, { 'GET /api/chat.php': () => fail(status, code, 'Not now.') });
  showChats('/chats/c1');
  expect(await screen.findByText('This conversation did not load')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.queryByText('This conversation is not here')).toBeNull();
});

test('until it is there the place says that it is busy', async () => {
  fakeChat({}, { 'GET /api/chat.php': () => new Promise(() => {}) });
  showChats('/chats/c1');
  await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeInTheDocument());
  expect(screen.queryByRole('log')).toBeNull();
  expect(screen.queryByRole('textbox', { name: /Write to/ })).toBeNull();
});

test('a gift that waits before a conversation that did not load is not shown: whom is it for?', async () => {
  fakeChat(
    {},
    {
      'GET /api/chat.php': () => fail(400, 'no', 'Away.'),
      'POST /api/message.php': () => fail(503, 'unavailable', 'Away.'),
    },
  );
  const here: Target = { conversation: 'c1' };
  act(() => outbox.send(here, { kind: 'gift', body: 'rose', label: 'Red rose' }));
  act(() => outbox.send(here, { kind: 'text', body: 'Are you there?', label: null }));
  showChats('/chats/c1');
  expect(await screen.findByText('Are you there?')).toBeVisible();
  expect(screen.queryByText(/Red rose/)).toBeNull();
});

test('who hears from others only, and who is gone, cannot be written to, and it says which', async () => {
  let answer: object = {};
  const chat = fakeChat(
    { messages: [message(1)] },
    {
      'GET /api/chat.php': () => ('status' in answer ? answer : { ...chat.answer(), ...answer }),
    },
  );
  showChats('/chats/c1');
  await log();
  const isSaid = saidIn();
  answer = { reachable: false };
  await act(async () => bus.emit('live:resumed', {}));
  expect(await isSaid(/only taking messages from other people/)).toBe(true);
  expect(screen.queryByRole('textbox', { name: /Write to/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Reply' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Report this message' })).toBeVisible();
  answer = fail(404, 'not_found');
  await act(async () => bus.emit('live:resumed', {}));
  expect(await isSaid(/is no longer here/)).toBe(true);
  expect(await lines()).toEqual(['Line 1']);
  answer = {};
  await act(async () => bus.emit('live:resumed', {}));
  expect(await composer()).toBeVisible();
});

test('what was closed elsewhere is left; while something is asked, once that is over', async () => {
  const closed = { profile: 'sofia', conversation: 'c1', message: null, chat: null };
  fakeChat({ messages: [message(1)] });
  const page = showChats('/chats/c1');
  await log();
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Report Sofia' }));
  const dialog = await screen.findByRole('dialog', { name: 'Report Sofia' });
  await act(async () => bus.emit('contact:changed', closed));
  expect([page.path(), dialog.hasAttribute('open')]).toEqual(['/chats/c1', true]);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(page.path()).toBe('/chats'));
});

test('only the last of mine says how far it came, and not while another one is on its way', async () => {
  fakeChat(
    { messages: [message(1), message(2, { sender: 'me', status: 'read' })] },
    { 'POST /api/message.php': () => new Promise(() => {}) },
  );
  showChats('/chats/c1');
  expect(await log()).toHaveTextContent(/Read/);
  await userEvent.type(await composer(), 'And?{Enter}');
  expect(await log()).not.toHaveTextContent(/Read/);
  expect(await log()).toHaveTextContent(/Sending/);
});
