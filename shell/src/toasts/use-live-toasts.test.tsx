import {
  bus,
  type ChatListItem,
  chats,
  type Outgoing,
  outbox,
  session,
  toasts,
  type User,
} from '@afterglow/shared-state';
import { card } from '@afterglow/shared-state/testing/card';
import { fakeServer } from '@afterglow/shared-state/testing/fake-server';
import { noteNavigation } from '@afterglow/shared-state/testing/note-navigation';
import { outgoing } from '@afterglow/shared-state/testing/outgoing';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { useLocation } from '@afterglow/shared-ui/router';
import { act, waitFor } from '@testing-library/react';
import { useRoute } from '../boot/use-route.ts';
import { type Page, renderShell, setSettings, startTestTexts } from '../testing/render-shell.tsx';
import { useLiveToasts } from './use-live-toasts.ts';

beforeAll(startTestTexts);

beforeEach(() => {
  toasts.clear();
});

const rosa = card('p', { name: 'Rosa' });
const chat: ChatListItem = {
  conversation: 'c',
  profile: 'p',
  card: rosa,
  num_unread_messages: 1,
  last_message: null,
  last_message_at: '2026-01-05T12:00:00.000Z',
};

const pages: Page[] = [
  '/members',
  '/members/:id',
  '/members/:id/chat',
  { path: '/chats', hides: ['message-toasts'] },
  { path: '/chats/:id', hides: ['message-toasts'] },
  { path: '/likes/:type?', hides: ['like-toasts'] },
];

function Live() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  useLiveToasts(t, { pathname, hides: useRoute()?.hides });
  return null;
}

const titles = () => toasts.getState().queue.map(({ title }) => title);
const hear = () =>
  act(async () => {
    bus.emit('chat:message', { conversation: 'c', chat });
    bus.emit('like:received', { profile: 'p', card: rosa });
  });

test('tells of a message and a like until they are on screen', async () => {
  const { goTo } = renderShell(<Live />, { at: '/members', pages });
  await hear();
  expect(titles()).toEqual(['Rosa', 'New like!']);
  await goTo('/members/q');
  expect(titles()).toHaveLength(2);
  await goTo('/chats/c');
  expect(titles()).toEqual(['New like!']);
  await goTo('/likes');
  expect(titles()).toEqual([]);
});

test.each([
  ['/chats', 'New like!'],
  ['/likes/given', 'Rosa'],
  ['/members/p/chat', 'New like!'],
])('where it is on screen already nothing is said: %s', async (at, other) => {
  renderShell(<Live />, { at, pages });
  await hear();
  expect(titles()).toEqual([other]);
});

test('a message whose conversation is not listed yet is told once it is', async () => {
  session.set({ id: 'me' } as User);
  fakeServer({
    'GET /api/chats.php': () => ({ chats: [chat], total_unread: 1, cursor: null }),
  });
  renderShell(<Live />, { at: '/members', pages });
  await act(async () => bus.emit('chat:message', { conversation: 'c', profile: 'p' }));
  await waitFor(() => expect(titles()).toEqual(['Rosa']));
});

test('of my own message from elsewhere nothing is said, though older ones wait to be read', async () => {
  renderShell(<Live />, { at: '/members', pages });
  const tell = (profile: string) =>
    act(async () => bus.emit('chat:message', { conversation: 'c', profile, chat }));
  await tell('me');
  expect(titles()).toEqual([]);
  await tell('p');
  expect(titles()).toEqual(['Rosa']);
});

test('two of the same name who write the same are told of both', async () => {
  renderShell(<Live />, { at: '/members', pages });
  const other = { ...chat, conversation: 'd', profile: 'q', card: card('q', { name: 'Rosa' }) };
  await act(async () => {
    bus.emit('chat:message', { conversation: 'c', chat });
    bus.emit('chat:message', { conversation: 'd', chat: other });
    bus.emit('chat:message', { conversation: 'd', chat: other });
    bus.emit('like:received', { profile: 'p', card: rosa });
    bus.emit('like:received', { profile: 'q', card: other.card });
  });
  expect(titles()).toEqual(['Rosa', 'Rosa', 'New like!', 'New like!']);
});

test('a fictional profile is called so', async () => {
  setSettings({ fictional_singular: 'Fictional' });
  renderShell(<Live />, { at: '/members', pages });
  const drawn = { ...rosa, fictional: true };
  await act(async () => {
    bus.emit('chat:message', { conversation: 'c', chat: { ...chat, card: drawn } });
    bus.emit('like:received', { profile: 'p', card: drawn });
    bus.emit('like:received', { profile: 'q', card: card('q', { name: 'Sam' }) });
  });
  const labels = toasts.getState().queue.map(({ label }) => label);
  expect(labels).toEqual(['Fictional', 'Fictional', undefined]);
});

describe('a message that is refused', () => {
  const toSofia: Partial<Outgoing> = { target: { profile: 'sofia' }, reader: 'sofia' };
  const keep = (...messages: Outgoing[]) => act(async () => outbox.setState({ messages }));
  const list = (...rows: ChatListItem[]) => act(async () => chats.setState({ list: rows }));
  const refuse = async (part: Partial<Outgoing>) => {
    await keep(outgoing('a', part));
    await keep(outgoing('a', { ...part, refused: 'You have 0 credits.' }));
  };
  const told = () => toasts.getState().queue.map(({ title, text }) => [title, text]);
  const text = 'Your message was not sent. You have 0 credits.';

  afterEach(async () => {
    await keep();
    await list();
  });

  test('is told where its conversation is not on screen, and leads there', async () => {
    const { goTo } = renderShell(<Live />, { at: '/members', pages });
    await list(chat);
    await refuse({ target: { conversation: 'c' }, reader: 'p' });
    expect(toasts.getState().queue).toMatchObject([{ kind: 'error', title: 'Rosa', text }]);
    const went = noteNavigation();
    toasts.getState().queue[0]?.action?.run();
    expect(went).toEqual(['/chats/c']);
    await goTo('/chats/other');
    expect(told()).toHaveLength(1);
    await goTo('/chats/c');
    expect(told()).toEqual([]);
  });

  test('is told of somebody who is not listed as well', async () => {
    renderShell(<Live />, { at: '/chats', pages });
    await refuse(toSofia);
    expect(told()).toEqual([[undefined, text]]);
  });

  test.each<[string, Partial<Outgoing>]>([
    ['/chats/c', { target: { conversation: 'c' } }],
    ['/chats/c', { target: { profile: 'p' } }],
    ['/members/p/chat', { target: { profile: 'p' } }],
    ['/members/p/chat', { target: { conversation: 'c' } }],
    ['/members/sofia/chat', { target: { conversation: 'new' }, reader: 'sofia' }],
  ])('says it there, not in a toast: %s, %j', async (at, part) => {
    renderShell(<Live />, { at, pages });
    await list(chat);
    await refuse(part);
    expect(told()).toEqual([]);
  });

  test('is told no more once it is tried again or discarded, or is seen to be on screen', async () => {
    renderShell(<Live />, { at: '/chats/c', pages });
    await refuse({ target: { profile: 'p' } });
    expect(told()).toHaveLength(1);
    await list(chat);
    expect(told()).toEqual([]);

    await refuse(toSofia);
    expect(told()).toHaveLength(1);
    await keep(outgoing('a', toSofia));
    expect(told()).toEqual([]);
    await refuse(toSofia);
    await keep();
    expect(told()).toEqual([]);
  });

  test('is told once more after another one in the same words, until both are seen to', async () => {
    renderShell(<Live />, { at: '/members', pages });
    const open = [outgoing('a', toSofia), outgoing('b', toSofia)] as const;
    const [first, second] = open.map((one) => ({ ...one, refused: 'You have 0 credits.' }));
    await keep(...open);
    await keep(first as Outgoing, open[1]);
    const [before] = toasts.getState().queue;
    await keep(first as Outgoing, second as Outgoing);
    const [after] = toasts.getState().queue;
    expect(told()).toEqual([[undefined, text]]);
    expect(after?.key).not.toBe(before?.key);
    await keep(second as Outgoing);
    expect(told()).toHaveLength(1);
    await keep();
    expect(told()).toEqual([]);
  });

  test('nor is it taken for told when only the later one of two in the same words is seen to', async () => {
    renderShell(<Live />, { at: '/members', pages });
    const open = [outgoing('a', toSofia), outgoing('b', toSofia)] as const;
    const [first, second] = open.map((one) => ({ ...one, refused: 'You have 0 credits.' }));
    await keep(...open);
    await keep(first as Outgoing, second as Outgoing);
    await keep(first as Outgoing);
    expect(told()).toEqual([[undefined, text]]);
    await keep();
    expect(told()).toEqual([]);
  });

  test('is not told anew when a page finds it', async () => {
    renderShell(<Live />, { at: '/members', pages });
    await keep(outgoing('a', { ...toSofia, refused: 'No.' }));
    expect(told()).toEqual([]);
  });
});
