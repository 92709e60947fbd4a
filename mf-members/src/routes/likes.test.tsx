import { bus, likes } from '@afterglow/shared-state';
import { card } from '@afterglow/shared-state/testing/card';
import { type FakeCall, fail, fakeServer } from '@afterglow/shared-state/testing/fake-server';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setSite, signIn } from '../testing/people.ts';
import { renderAt, startTexts } from '../testing/render.tsx';
import Likes from './likes.tsx';

type Card = ReturnType<typeof card>;
type List = 'received' | 'given' | 'matches';

let lists: Record<List, Card[]>;
let calls: FakeCall[];

const open = (at: string) => renderAt(<Likes />, { path: '/likes/:type', at });
const pageSize = 24;

/** Pages of `lists`, whose cursor is the number of the next member. */
const answer = ({ query }: FakeCall) => {
  const all = lists[query.type as List];
  const from = Number(query.cursor ?? 0);
  const next = from + pageSize;
  return {
    profiles: all.slice(from, next),
    total_new: lists.received.filter(({ like_new }) => like_new).length,
    cursor: next < all.length ? String(next) : null,
  };
};
const many = (count: number) => Array.from({ length: count }, (_, index) => card(`m${index}`));
const shown = () =>
  screen.queryAllByRole('link', { name: /^Name/ }).map((link) => link.getAttribute('href'));

beforeAll(startTexts);

beforeEach(() => {
  likes.clear();
  setSite();
  signIn({});
  lists = { received: [card('a', { like_new: true }), card('b')], given: [card('c')], matches: [] };
  likes.presume(1);
  calls = fakeServer({
    'GET /api/like-list.php': answer,
    'POST /api/like.php': () => ({ match: null }),
    'DELETE /api/like.php': () => null,
  });
});

test('new likes come first and say so', async () => {
  open('/likes/received');
  const cards = await screen.findAllByRole('link', { name: /^Name/ });
  expect(shown()).toEqual(['/likes/m/a', '/likes/m/b']);
  expect(cards[0]).toHaveAccessibleName(/likes you/);
  expect(screen.getByRole('heading', { name: 'New' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Earlier' })).toBeVisible();
  expect(screen.getByRole('link', { name: /Received.*1 new/ })).toBeVisible();
});

test('an empty list says what would change that', async () => {
  open('/likes/matches');
  expect(await screen.findByText('No matches yet')).toBeVisible();
  expect(screen.getByText(/You have 1 new like waiting/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See who likes you' })).toHaveAttribute(
    'href',
    '/likes/received',
  );
});

test('a list that nobody knows leads to the received ones', async () => {
  const { address } = open('/likes/nonsense');
  await waitFor(() => expect(address()).toBe('/likes/received'));
});

test('likes that did not load can be asked for again', async () => {
  let broken = true;
  fakeServer({
    'GET /api/like-list.php': (call) => (broken ? fail(400, 'validation') : answer(call)),
  });
  open('/likes/given');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  broken = false;
  await userEvent.click(retry);
  expect(await screen.findByRole('link', { name: /^Name c/ })).toBeVisible();
});

test('of very many the first page is shown, and the next comes by its cursor', async () => {
  lists.given = many(30);
  open('/likes/given');
  await waitFor(() => expect(shown()).toHaveLength(24));
  await userEvent.click(screen.getByRole('button', { name: 'Show more members' }));
  await waitFor(() => expect(shown()).toHaveLength(30));
  expect(calls.map(({ query }) => query)).toEqual([
    { type: 'given' },
    { type: 'given', cursor: '24' },
  ]);
  expect(screen.queryByRole('button', { name: 'Show more members' })).toBeNull();
});

test('a like that comes stands on top once, though it is told twice', async () => {
  lists.received = many(30);
  open('/likes/received');
  await waitFor(() => expect(shown()).toHaveLength(24));
  const late = card('late', { like_new: true });
  lists.received = [late, ...lists.received];
  act(() => bus.emit('like:received', { profile: 'late', card: late }));
  act(() => bus.emit('like:received', { profile: 'late', card: late }));
  await waitFor(() => expect(shown()[0]).toBe('/likes/m/late'));
  await userEvent.click(screen.getByRole('button', { name: 'Show more members' }));
  await waitFor(() => expect(shown()).toHaveLength(31));
  expect(new Set(shown()).size).toBe(31);
});

test('whom one likes no more leaves the list at once, also when another tab says so', async () => {
  lists.given = [card('c'), card('d')];
  open('/likes/given');
  await waitFor(() => expect(shown()).toHaveLength(2));
  lists.given = [card('d')];
  act(() => void likes.hear({ profile: 'c', liked: false }));
  expect(shown()).toEqual(['/members/d']);
  lists.given = [card('c'), card('d')];
  act(() => void likes.hear({ profile: 'c', liked: true }));
  await waitFor(() => expect(shown()).toEqual(['/members/c', '/members/d']));
});
