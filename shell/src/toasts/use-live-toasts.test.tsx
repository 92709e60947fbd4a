import { bus, chats, likes, toasts } from '@afterglow/shared-state';
import { jest } from '@jest/globals';
import { act } from '@testing-library/react';
import { type Page, renderShell, startTestTexts } from '../testing/render-shell.tsx';
import { useLiveToasts } from './use-live-toasts.ts';

beforeAll(startTestTexts);

beforeEach(() => {
  toasts.clear();
  jest.spyOn(chats, 'load').mockResolvedValue(undefined);
  jest.spyOn(likes, 'load').mockResolvedValue(undefined);
  const member = { name: 'Rosa', main_image: null };
  const chat = { conversation: 'c', profile: 'p', num_unread_messages: 1, member };
  chats.setState({ list: [chat as unknown as (typeof list)[0]] });
});
const { list } = chats.getState();

afterEach(() => jest.restoreAllMocks());

const pages: Page[] = [
  '/members',
  '/members/:id',
  '/members/:id/chat',
  { path: '/chats', hides: ['message-toasts'] },
  { path: '/chats/:id', hides: ['message-toasts'] },
  { path: '/likes/:type?', hides: ['like-toasts'] },
];

function Live() {
  useLiveToasts();
  return null;
}

const titles = () => toasts.getState().queue.map(({ title }) => title);
const hear = () =>
  act(async () => {
    bus.emit('chat:message', { conversation: 'c' });
    bus.emit('like:received', { profile: 'p' });
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
