import {
  bus,
  type ChatListItem,
  chats,
  session,
  settings,
  toasts,
  type User,
} from '@afterglow/shared-state';
import { card } from '@afterglow/shared-state/testing/card';
import { fail } from '@afterglow/shared-state/testing/fake-server';
import { jest } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeChat, message } from '../../testing/fake-chat.ts';
import { showChats } from '../../testing/show-chats.tsx';
import { startTexts } from '../../testing/start-texts.ts';

beforeAll(startTexts);
afterEach(() => jest.useRealTimers());

type Last = NonNullable<ChatListItem['last_message']>;

function chatWith(name: string, last: Partial<Last> | null = {}, unread = 0): ChatListItem {
  const spoken = { kind: 'text', body: 'Hello', label: null, mine: false, ...last };
  const [id = ''] = name.toLowerCase().split(' ');
  return {
    conversation: `c-${id}`,
    profile: id,
    card: card(id, { name }),
    num_unread_messages: unread,
    last_message: last && { created_at: '2026-01-05T12:00:00Z', ...spoken },
  } as ChatListItem;
}

const answer = (list: ChatListItem[]) => ({
  'GET /api/chats.php': () => ({
    chats: list,
    cursor: null,
    total_unread: list.reduce((sum, chat) => sum + chat.num_unread_messages, 0),
  }),
});

const list = () => screen.findByRole('complementary', { name: 'Conversations' });
const row = async (name: string) =>
  within(await list()).findByRole('link', { name: new RegExp(name) });
const names = async () =>
  within(await list())
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href'));

test.each<[string, Partial<Last> | null]>([
  ['Hello', {}],
  ['You: Hello', { mine: true }],
  ['Sent you a gift: Red rose', { kind: 'gift', body: 'rose', label: 'Red rose' }],
  ['You sent a gift: Red rose', { kind: 'gift', body: 'rose', label: 'Red rose', mine: true }],
  ['Sent you a photo', { kind: 'image', body: null }],
  ['You sent a photo', { kind: 'image', body: null, mine: true }],
  ['Sent you a GIF', { kind: 'gif', body: null }],
  ['You sent a GIF', { kind: 'gif', body: null, mine: true }],
  ['Sent you a GIF: Hug', { kind: 'gif', body: 'sticker:hug', label: 'Hug' }],
  ['You sent a GIF: Hug', { kind: 'gif', body: 'sticker:hug', label: 'Hug', mine: true }],
  ['Sent you a GIF', { kind: 'gif', body: 'giphy:abcd', label: 'GIF' }],
  ['How do you wake up?', { kind: 'icebreaker', body: 'wake', label: 'How do you wake up?' }],
  ['<b>bold</b>', { body: '<b>bold</b>' }],
  ['No messages yet', null],
])('a row says in words what was said last: %s', async (words, last) => {
  fakeChat({}, answer([chatWith('Sofia', last)]));
  showChats('/chats');
  expect(within(await row('Sofia')).getByText(words)).toBeVisible();
});

test('a row leads to its conversation and counts what was not read', async () => {
  fakeChat({}, answer([chatWith('Sofia', {}, 2), chatWith('Mia', {}, 1), chatWith('Eva')]));
  showChats('/chats');
  expect(await row('Sofia')).toHaveAttribute('href', '/chats/c-sofia');
  expect((await row('Sofia')).querySelector('img')).toHaveStyle({ backgroundColor: '#7a5a4a' });
  expect(await row('Sofia')).toHaveAccessibleName(/2 unread messages/);
  expect(await row('Mia')).toHaveAccessibleName(/1 unread message$/);
  expect(await row('Eva')).not.toHaveAccessibleName(/unread/);
});

test('who is fictional is said to be, in the row and at the head of the conversation', async () => {
  const fictional = card('sofia', { name: 'Sofia', fictional: true });
  const chat = { ...chatWith('Sofia'), card: fictional };
  fakeChat({ messages: [message(1)], profile: fictional }, answer([chat, chatWith('Mia')]));
  settings.setState({ fictional_singular: 'Fictional' });
  showChats('/chats/c1');
  expect(within(await row('Sofia')).getByText('Fictional')).toBeVisible();
  expect(within(await row('Mia')).queryByText('Fictional')).toBeNull();
  const head = (await screen.findByRole('region', { name: /Sofia/ })).querySelector('header');
  expect(within(head as HTMLElement).getByText('Fictional')).toBeVisible();
});

test('while she types the row says so, for eight seconds or until she has written', async () => {
  fakeChat({}, answer([chatWith('Sofia'), chatWith('Mia')]));
  showChats('/chats');
  await row('Sofia');
  jest.useFakeTimers();
  const types = () => act(async () => bus.emit('chat:typing', { conversation: 'c-sofia' }));
  await types();
  expect(within(await row('Sofia')).getByText('Typing…')).toBeVisible();
  expect(within(await row('Mia')).queryByText('Typing…')).toBeNull();
  await act(async () => jest.advanceTimersByTime(8000));
  expect(screen.queryByText('Typing…')).toBeNull();
  await types();
  const writes = (profile: string) =>
    act(async () => bus.emit('chat:message', { conversation: 'c-sofia', profile }));
  await writes('me');
  expect(within(await row('Sofia')).getByText('Typing…')).toBeVisible();
  await writes('sofia');
  expect(screen.queryByText('Typing…')).toBeNull();
});

describe('search', () => {
  const someone = [chatWith('Sofia'), chatWith('Mia (Utrecht)')];
  async function search(text: string) {
    await row('Sofia');
    await userEvent.click(screen.getByRole('button', { name: 'Search conversations' }));
    await userEvent.click(screen.getByRole('searchbox'));
    await userEvent.paste(text);
  }

  test.each([
    ['sof', ['/chats/c-sofia']],
    [' MIA ', ['/chats/c-mia']],
    ['(', ['/chats/c-mia']],
    ['.', []],
  ])('%s finds by name, whatever the case, and means no pattern', async (text, found) => {
    fakeChat({}, answer(someone));
    showChats('/chats');
    await search(text);
    expect(await names()).toEqual(found);
  });

  test('says when nobody is called so, in the words that were typed; closed, all are back', async () => {
    fakeChat({}, answer(someone));
    showChats('/chats');
    await search('Zoë');
    expect(screen.getByText('No conversation with “Zoë”.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Close search' }));
    expect(await names()).toHaveLength(2);
    expect(screen.queryByRole('searchbox')).toBeNull();
  });
});

describe('left and come back to', () => {
  const away = async (page: ReturnType<typeof showChats>) => {
    await act(() => page.go('/likes'));
    expect(screen.queryByRole('complementary')).toBeNull();
    await act(() => page.go('/chats'));
  };

  test('it is where it was, with what was searched, and takes no focus', async () => {
    fakeChat({}, answer([chatWith('Sofia'), chatWith('Mia')]));
    const page = showChats('/chats');
    await row('Sofia');
    await userEvent.click(screen.getByRole('button', { name: 'Search conversations' }));
    expect(screen.getByRole('searchbox')).toHaveFocus();
    await userEvent.paste('mi');
    (await list()).scrollTop = 300;
    fireEvent.scroll(await list());
    await away(page);
    expect(screen.getByRole('searchbox')).toHaveValue('mi');
    expect(screen.getByRole('searchbox')).not.toHaveFocus();
    expect(await names()).toEqual(['/chats/c-mia']);
    expect((await list()).scrollTop).toBe(300);
  });

  test('whoever logs in next finds nothing of it', async () => {
    fakeChat({}, answer([chatWith('Sofia')]));
    const page = showChats('/chats');
    await row('Sofia');
    await userEvent.click(screen.getByRole('button', { name: 'Search conversations' }));
    await userEvent.paste('mi');
    await act(() => page.go('/likes'));
    act(() => {
      session.set(null);
      session.set({ id: 'lea', credits: 0 } as User);
    });
    await act(() => page.go('/chats'));
    expect(await row('Sofia')).toBeVisible();
    expect(screen.queryByRole('searchbox')).toBeNull();
  });
});

describe('more than a page', () => {
  const first = [chatWith('Sofia')];
  const second = [chatWith('Mia')];
  const paged = {
    'GET /api/chats.php': ({ query }: { query: Record<string, unknown> }) => {
      if (query.q) return { chats: second, cursor: null, total_unread: 0 };
      const [chats, cursor] = query.cursor ? [second, null] : [first, 'next'];
      return { chats, cursor, total_unread: 0 };
    },
  };

  test('the next ones come below, until there are no more', async () => {
    fakeChat({}, paged);
    showChats('/chats');
    await userEvent.click(await screen.findByRole('button', { name: 'Earlier conversations' }));
    expect(await row('Mia')).toBeVisible();
    expect(await names()).toEqual(['/chats/c-sofia', '/chats/c-mia']);
    expect(screen.queryByRole('button', { name: 'Earlier conversations' })).toBeNull();
  });

  test('who is further down is found by name', async () => {
    fakeChat({}, paged);
    showChats('/chats');
    await row('Sofia');
    await userEvent.click(screen.getByRole('button', { name: 'Search conversations' }));
    await userEvent.click(screen.getByRole('searchbox'));
    await userEvent.paste('mi');
    expect(await row('Mia')).toBeVisible();
    expect(await names()).toEqual(['/chats/c-mia']);
  });

  test('and goes at once when removed, and comes again with the undo', async () => {
    fakeChat({}, paged);
    showChats('/chats');
    await row('Sofia');
    await userEvent.click(screen.getByRole('button', { name: 'Search conversations' }));
    await userEvent.click(screen.getByRole('searchbox'));
    await userEvent.paste('mi');
    await row('Mia');
    await userEvent.click(screen.getByRole('button', { name: 'Options for Mia' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Remove conversation' }));
    expect(await names()).toEqual([]);
    await act(async () => toasts.getState().queue.at(-1)?.action?.run());
    expect(await names()).toEqual(['/chats/c-mia']);
  });

  test('what was read of it meanwhile is asked for again', async () => {
    let unread = 2;
    fakeChat(
      {},
      {
        'GET /api/chats.php': ({ query }) =>
          query.q
            ? { chats: [chatWith('Mia', {}, unread)], cursor: null, total_unread: unread }
            : paged['GET /api/chats.php']({ query }),
      },
    );
    showChats('/chats');
    await row('Sofia');
    await userEvent.click(screen.getByRole('button', { name: 'Search conversations' }));
    await userEvent.click(screen.getByRole('searchbox'));
    await userEvent.paste('mi');
    expect(await row('Mia')).toHaveAccessibleName(/2 unread messages/);
    unread = 0;
    await act(async () => bus.emit('chat:read', { conversation: 'c-mia', mine: true }));
    expect(await row('Mia')).not.toHaveAccessibleName(/unread/);
  });
});

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

describe('before there is a list', () => {
  test('the first one is on her way: an empty list leads to the search', async () => {
    fakeChat();
    showChats('/chats');
    const action = await screen.findByRole('link', { name: 'Search members' });
    expect(action).toHaveAttribute('href', '/members');
    expect(screen.queryByRole('button', { name: 'Search conversations' })).toBeNull();
  });

  test('one that did not load says so, and Retry loads it', async () => {
    let broken = true;
    const { 'GET /api/chats.php': whole } = answer([chatWith('Sofia')]);
    fakeChat({}, { 'GET /api/chats.php': () => (broken ? fail(400, 'no') : whole()) });
    showChats('/chats');
    await screen.findByText('Your messages did not load');
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await row('Sofia')).toBeVisible();
    expect(screen.queryByText('Your messages did not load')).toBeNull();
  });

  test('one that the badge has loaded already is not loaded again', async () => {
    const chat = fakeChat({}, answer([chatWith('Sofia')]));
    await act(() => chats.load());
    showChats('/chats');
    expect(await row('Sofia')).toBeVisible();
    expect(chat.called('/api/chats.php')).toHaveLength(1);
  });
});

test('alone it is the page; beside a conversation it is not', async () => {
  fakeChat({ messages: [message(1)] }, answer([chatWith('Sofia')]));
  const page = showChats('/chats');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Messages');
  await act(() => page.go('/chats/c1'));
  await screen.findByRole('log');
  expect(screen.getByRole('heading', { name: 'Messages' }).tagName).toBe('H2');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Chat with Sofia');
});
