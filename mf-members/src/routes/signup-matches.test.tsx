import { likes } from '@afterglow/shared-state';
import { card } from '@afterglow/shared-state/testing/card';
import { fail, fakeServer } from '@afterglow/shared-state/testing/fake-server';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setSite, signIn } from '../testing/people.ts';
import { renderAt, startTexts } from '../testing/render.tsx';
import SignupMatches from './signup-matches.tsx';

beforeAll(startTexts);
beforeEach(() => {
  likes.clear();
  setSite();
  signIn({});
});

const open = () => renderAt(<SignupMatches />, { path: '/signup-matches', at: '/signup-matches' });

test('shows who was found, best first, and leads on to everybody', async () => {
  fakeServer({ 'GET /api/signup-matches.php': () => ({ profiles: [card('b'), card('a')] }) });
  open();
  const cards = await screen.findAllByRole('link', { name: /^Name/ });
  expect(cards.map((link) => link.getAttribute('href'))).toEqual(['/members/b', '/members/a']);
  expect(screen.getByRole('link', { name: 'See all members' })).toHaveAttribute('href', '/members');
});

test('nobody found says what to do', async () => {
  fakeServer({ 'GET /api/signup-matches.php': () => ({ profiles: [] }) });
  open();
  expect(await screen.findByText('Nobody found yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See all members' })).toBeVisible();
});

test('what did not load can be asked for again', async () => {
  let broken = true;
  fakeServer({
    'GET /api/signup-matches.php': () =>
      broken ? fail(400, 'validation') : { profiles: [card('a')] },
  });
  open();
  await screen.findByText('The members found for you did not load');
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: /^Name/ })).toBeVisible();
});
