import { chats, toasts } from '@afterglow/shared-state';
import { fail } from '@afterglow/shared-state/testing/fake-server';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, chatWith, names, row } from '../../testing/conversations-on-screen.ts';
import { fakeChat, message } from '../../testing/fake-chat.ts';
import { showChats } from '../../testing/show-chats.tsx';
import { startTexts } from '../../testing/start-texts.ts';

beforeAll(startTexts);
beforeEach(() => toasts.clear());

describe('the menu of a row', () => {
  const both = () => answer([chatWith('Sofia', {}, 2), chatWith('Mia')]);
  const options = (name: string) => screen.findByRole('button', { name: `Options for ${name}` });
  async function choose(name: string, item: string) {
    await userEvent.click(await options(name));
    await userEvent.click(screen.getByRole('menuitem', { name: item }));
  }

  test('by keyboard it opens, walks and closes, and stays on the list', async () => {
    fakeChat({}, both());
    const page = showChats('/chats');
    (await row('Mia')).focus();
    await userEvent.tab();
    expect(await options('Mia')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'View profile',
      'Say a kind no',
      'Report Mia',
      'Block Mia',
      'Remove conversation',
    ]);
    expect(screen.getByRole('menuitem', { name: 'View profile' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(await options('Mia')).toHaveFocus();
    expect(page.path()).toBe('/chats');
  });

  test('removes at once, can undo it, and the focus goes on to the next row', async () => {
    const chat = fakeChat({}, both());
    const page = showChats('/chats');
    await choose('Sofia', 'Remove conversation');
    expect(await names()).toEqual(['/chats/c-mia']);
    expect(await row('Mia')).toHaveFocus();
    expect(page.path()).toBe('/chats');
    await act(async () => toasts.getState().queue.at(-1)?.action?.run());
    expect(await names()).toEqual(['/chats/c-sofia', '/chats/c-mia']);
    expect(chat.called('/api/chat.php')).toEqual([]);
  });

  test('what is open beside the list is left with its row, another is not', async () => {
    fakeChat({ messages: [message(1)], conversation: 'c-mia' }, both());
    const page = showChats('/chats/c-mia');
    await choose('Sofia', 'Remove conversation');
    expect(page.path()).toBe('/chats/c-mia');
    await choose('Mia', 'Remove conversation');
    expect(page.path()).toBe('/chats');
    act(() => chats.clear());
  });

  test('offers the way back from the last removal alone, and no longer than there is one', async () => {
    fakeChat({}, both());
    showChats('/chats');
    await choose('Sofia', 'Remove conversation');
    await choose('Mia', 'Remove conversation');
    const offers = () => toasts.getState().queue.map(({ text }) => text);
    expect(offers()).toEqual(['Conversation with Mia removed']);
    // She writes meanwhile, which is a way back, too.
    await act(async () => chats.take(chatWith('Mia')));
    expect(offers()).toEqual([]);
    act(() => chats.clear());
  });

  test('marks as read what is not, and only that', async () => {
    const chat = fakeChat({}, both());
    showChats('/chats');
    await choose('Sofia', 'Mark as read');
    expect(await row('Sofia')).not.toHaveAccessibleName(/unread/);
    expect(chat.called('/api/read.php')).toMatchObject([{ body: { conversation: 'c-sofia' } }]);
    expect(await options('Sofia')).toHaveFocus();
    await userEvent.click(await options('Sofia'));
    expect(screen.queryByRole('menuitem', { name: 'Mark as read' })).toBeNull();
  });

  test('blocks, reloads both lists and stays; a refusal is said', async () => {
    let refuses = true;
    const chat = fakeChat(
      {},
      {
        ...both(),
        'POST /api/block.php': () => (refuses ? fail(429, 'slow', 'Not now.') : undefined),
      },
    );
    const page = showChats('/chats');
    await choose('Sofia', 'Block Sofia');
    expect(toasts.getState().queue.at(-1)).toMatchObject({ kind: 'error', text: 'Not now.' });
    expect(chat.called('/api/chats.php')).toHaveLength(1);
    refuses = false;
    await choose('Sofia', 'Block Sofia');
    expect(chat.called('/api/block.php').at(-1)?.body).toEqual({ profile: 'sofia' });
    expect(chat.called('/api/chats.php')).toHaveLength(2);
    expect(page.path()).toBe('/chats');
  });

  test('asks in the same dialogs as the conversation does', async () => {
    const chat = fakeChat({}, { ...both(), 'POST /api/decline.php': () => undefined });
    showChats('/chats');
    await choose('Mia', 'Report Mia');
    const asked = await screen.findByRole('dialog', { name: 'Report Mia' });
    await userEvent.click(within(asked).getByRole('button', { name: 'Close' }));
    await choose('Mia', 'Say a kind no');
    await userEvent.click(await screen.findByRole('button', { name: 'Send the kind no' }));
    expect(chat.called('/api/decline.php')).toMatchObject([{ body: { conversation: 'c-mia' } }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('a swipe uncovers the same for fingers alone; a touch elsewhere covers it', async () => {
    fakeChat({}, both());
    showChats('/chats');
    const swiped = (await row('Sofia')).closest('[data-swipes]') as HTMLElement;
    const hidden = within(swiped).getAllByRole('button', { hidden: true }).slice(1);
    expect(hidden.map(({ textContent }) => textContent)).toEqual([
      'Kind no',
      'Report',
      'Block',
      'Remove',
    ]);
    for (const button of hidden) expect(button.tabIndex).toBe(-1);
    swiped.scrollLeft = 200;
    fireEvent.pointerDown(hidden[3] as HTMLElement);
    expect(swiped.scrollLeft).toBe(200);
    fireEvent.pointerDown(await row('Mia'));
    expect(swiped.scrollLeft).toBe(0);
    swiped.scrollLeft = 200;
    await userEvent.click(hidden[1] as HTMLElement);
    expect(swiped.scrollLeft).toBe(0);
    expect(await screen.findByRole('dialog', { name: 'Report Sofia' })).toBeVisible();
  });
});
