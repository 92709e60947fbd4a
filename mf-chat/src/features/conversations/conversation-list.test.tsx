import { bus, chats, settings } from '@afterglow/shared-state';
import { card } from '@afterglow/shared-state/testing/card';
import { fail } from '@afterglow/shared-state/testing/fake-server';
import { jest } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, chatWith, type Last, row } from '../../testing/conversations-on-screen.ts';
import { fakeChat, message } from '../../testing/fake-chat.ts';
import { showChats } from '../../testing/show-chats.tsx';
import { startTexts } from '../../testing/start-texts.ts';

beforeAll(startTexts);
afterEach(() => jest.useRealTimers());

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
