import { fail } from '@afterglow/shared-state/testing/fake-server';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeChat, message } from '../../testing/fake-chat.ts';
import { saidIn } from '../../testing/said-in.ts';
import { showChats } from '../../testing/show-chats.tsx';
import { startTexts } from '../../testing/start-texts.ts';

beforeAll(startTexts);

const gifts = [
  { key: 'rose', label: 'Red rose', credits: 30 },
  { key: 'ring', label: 'Ring', credits: 31 },
];

async function openTray(handlers: Parameters<typeof fakeChat>[1] = {}) {
  const chat = fakeChat(
    { messages: [message(1)] },
    { 'GET /api/gifts.php': () => ({ gifts }), ...handlers },
  );
  showChats('/chats/c1');
  await userEvent.click(await screen.findByRole('button', { name: 'Send a gift' }));
  return { chat, tray: await screen.findByRole('region', { name: 'Send a gift' }) };
}

test('the first gift is chosen; its price is on the button, and it is sent at once', async () => {
  const { chat, tray } = await openTray();
  expect(await within(tray).findByRole('button', { name: /^Red rose/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await userEvent.type(
    within(tray).getByRole('textbox', { name: 'Add a note (free)' }),
    ' For you ',
  );
  await userEvent.click(within(tray).getByRole('button', { name: 'Send Red rose · 30 credits' }));
  expect(tray).not.toBeInTheDocument();
  expect(screen.getByRole('log')).toHaveTextContent('You sent Sofia a gift: Red roseFor you');
  expect(chat.called('/api/message.php')).toMatchObject([
    { body: { conversation: 'c1', kind: 'gift', body: 'rose', note: 'For you', credits: 30 } },
  ]);
});

test('one that costs a credit too many leads to where credits are sold', async () => {
  const { chat, tray } = await openTray();
  const isSaid = saidIn();
  await userEvent.click(await within(tray).findByRole('button', { name: /^Ring/ }));
  expect(within(tray).queryByRole('button', { name: /^Send Ring/ })).toBeNull();
  expect(within(tray).getByRole('link', { name: 'Buy credits' })).toHaveAttribute(
    'href',
    '/credits',
  );
  expect(await isSaid('Ring costs 31 credits, you have 30.')).toBe(true);
  await userEvent.type(within(tray).getByRole('textbox'), 'For you{Enter}');
  expect(chat.called('/api/message.php')).toEqual([]);
});

test('it stands in place of the composer, where what was typed waits', async () => {
  const { tray } = await openTray();
  expect(tray).toHaveFocus();
  expect(screen.queryByRole('textbox', { name: 'Write to Sofia' })).toBeNull();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Send a gift' })).toHaveFocus();
  await userEvent.type(screen.getByRole('textbox', { name: 'Write to Sofia' }), 'Wait');
  await userEvent.click(screen.getByRole('button', { name: 'Send a gift' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Close gifts' }));
  expect(screen.getByRole('textbox', { name: 'Write to Sofia' })).toHaveValue('Wait');
});

test('one that there is no more is refused with words, and nothing is lost', async () => {
  const { tray } = await openTray({
    'POST /api/message.php': () => fail(400, 'validation', 'This gift is not there any more.'),
  });
  await userEvent.type(await within(tray).findByRole('textbox'), 'For you');
  await userEvent.click(within(tray).getByRole('button', { name: /^Send Red rose/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This gift is not there any more.');
  expect(screen.getByRole('log')).toHaveTextContent('Red roseFor you');
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(screen.getByRole('log')).not.toHaveTextContent('Red rose');
});

test('gifts that did not load are said to; the tray closes and opens', async () => {
  const { tray } = await openTray({ 'GET /api/gifts.php': () => fail(400, 'no', 'No gifts now.') });
  expect(await within(tray).findByText('No gifts now.')).toBeVisible();
  expect(within(tray).getByRole('button', { name: 'Try again' })).toBeVisible();
  await userEvent.click(within(tray).getByRole('button', { name: 'Close gifts' }));
  expect(screen.queryByRole('region', { name: 'Send a gift' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Send a gift' })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
});
