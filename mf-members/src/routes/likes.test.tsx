import { likes } from '@afterglow/shared-state';
import { card } from '@afterglow/shared-state/testing/card';
import { fail, fakeServer } from '@afterglow/shared-state/testing/fake-server';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setSite, signIn } from '../testing/people.ts';
import { renderAt, startTexts } from '../testing/render.tsx';
import Likes from './likes.tsx';

const answer = {
  profiles: ['a', 'b', 'c'].map((id) => card(id)),
  liked_by: [
    { id: 'b', like_new: false },
    { id: 'a', like_new: true },
  ],
  liked: ['c'],
  matches: [],
};

const open = (at: string) => renderAt(<Likes />, { path: '/likes/:type', at });

beforeAll(startTexts);

beforeEach(() => {
  likes.clear();
  setSite();
  signIn({});
});

test('new likes come first and say so', async () => {
  fakeServer({ 'GET /api/likes.php': () => answer });
  open('/likes/received');
  const cards = await screen.findAllByRole('link', { name: /^Name/ });
  expect(cards.map((link) => link.getAttribute('href'))).toEqual(['/likes/m/a', '/likes/m/b']);
  expect(cards[0]).toHaveAccessibleName(/likes you/);
  expect(screen.getByRole('heading', { name: 'New' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Earlier' })).toBeVisible();
  expect(screen.getByRole('link', { name: /Received.*1 new/ })).toBeVisible();
});

test('an empty list says what would change that', async () => {
  fakeServer({ 'GET /api/likes.php': () => answer });
  open('/likes/matches');
  expect(await screen.findByText('No matches yet')).toBeVisible();
  expect(screen.getByText(/You have 1 new like waiting/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See who likes you' })).toHaveAttribute(
    'href',
    '/likes/received',
  );
});

test('a list that nobody knows leads to the received ones', async () => {
  fakeServer({ 'GET /api/likes.php': () => answer });
  const { address } = open('/likes/nonsense');
  await waitFor(() => expect(address()).toBe('/likes/received'));
});

test('likes that did not load can be asked for again', async () => {
  let broken = true;
  fakeServer({ 'GET /api/likes.php': () => (broken ? fail(400, 'validation') : answer) });
  open('/likes/given');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  broken = false;
  await userEvent.click(retry);
  expect(await screen.findByRole('link', { name: /^Name c/ })).toBeVisible();
});

test('of very many the first cards are shown, and more come when they are asked for', async () => {
  const ids = Array.from({ length: 30 }, (_, index) => `m${index}`);
  const calls = fakeServer({
    'GET /api/likes.php': ({ query }) => {
      const asked = query.of ? String(query.of).split(',') : ids.slice(0, 24);
      return {
        profiles: asked.filter((id) => id !== 'm29').map((id) => card(id)),
        liked_by: [],
        liked: ids,
        matches: [],
      };
    },
  });
  open('/likes/given');
  expect(await screen.findAllByRole('link', { name: /^Name/ })).toHaveLength(24);
  await userEvent.click(screen.getByRole('button', { name: 'Show more members' }));
  await waitFor(() => expect(screen.getAllByRole('link', { name: /^Name/ })).toHaveLength(29));
  expect(calls.at(-1)?.query).toEqual({ of: 'm24,m25,m26,m27,m28,m29' });
  // Whoever has left meanwhile is not asked for again.
  expect(screen.queryByRole('button', { name: 'Show more members' })).toBeNull();
  await act(() => likes.load());
  expect(screen.getAllByRole('link', { name: /^Name/ })).toHaveLength(29);
});

test('cards that come after one has logged out are not kept', async () => {
  const ids = Array.from({ length: 30 }, (_, index) => `m${index}`);
  let arrive = () => {};
  fakeServer({
    'GET /api/likes.php': ({ query }) => {
      const lists = { liked_by: [], liked: ids, matches: [] };
      if (!query.of) return { ...lists, profiles: ids.slice(0, 24).map((id) => card(id)) };
      return new Promise((resolve) => {
        arrive = () => resolve({ ...lists, profiles: [card('m24')] });
      });
    },
  });
  open('/likes/given');
  await userEvent.click(await screen.findByRole('button', { name: 'Show more members' }));
  act(() => likes.clear());
  await act(async () => arrive());
  expect(likes.getState().profiles).toEqual([]);
});
