import { bus, likes } from '@afterglow/shared-state';
import { card } from '@afterglow/shared-state/testing/card';
import { fail, fakeServer } from '@afterglow/shared-state/testing/fake-server';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { blockMember } from '../features/profile/block-member.ts';
import { setSite, signIn } from '../testing/people.ts';
import { renderAt, startTexts } from '../testing/render.tsx';
import MatchFinder from './match-finder.tsx';

beforeAll(startTexts);
beforeEach(() => {
  likes.clear();
  setSite();
  signIn({ interests: ['wine'] });
});

const known = ['wine', 'walking', 'sailing'].map((key) => ({ key, icon: 'heart' }));
const fit = (id: string, reasons: object[], more = {}) => ({
  ...{ profile: id, card: card(id, more), score: 80, reasons },
});

/** A server that finds these, and remembers what it was asked. */
function serve(matches: () => unknown) {
  const calls = fakeServer({
    'GET /api/interests.php': () => ({ interests: known }),
    'GET /api/match.php': matches,
  });
  return () => calls.filter(({ path }) => path === '/api/match.php').map(({ query }) => query);
}

const open = (query = '') =>
  renderAt(<MatchFinder />, { path: '/match-finder', at: `/match-finder${query}` });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const heading = () => screen.getByRole('heading', { level: 1 });

test('four questions lead to who fits, and each is asked of the server as it was answered', async () => {
  const asked = serve(() => ({ matches: [fit('a', [{ key: 'reason' }])] }));
  const page = open();
  expect(heading()).toHaveTextContent('What do you enjoy?');
  expect(await screen.findByRole('button', { name: 'Wine', pressed: true })).toBeVisible();
  await press('Walking');
  await press('Next');
  expect(heading()).toHaveFocus();
  await userEvent.click(screen.getByRole('radio', { name: 'To make friends.' }));
  await press('Next');
  expect(heading()).toHaveTextContent('How old may they be?');
  await press('Next');
  await userEvent.click(screen.getByRole('radio', { name: /Close to me/ }));
  await press('Show who fits');
  expect(await screen.findByRole('link', { name: /^Name/ })).toBeVisible();
  expect(asked()).toEqual([{ interests: 'wine,walking', reason: 'friendship', near: true }]);
  expect(page.address()).toContain('step=found');
});

test('what is skipped is not asked for, whatever was chosen before', async () => {
  const asked = serve(() => ({ matches: [] }));
  open('?step=2&interests=wine&reason=flirt');
  await press('Skip');
  await press('Skip');
  await press('Skip');
  expect(await screen.findByText('Nobody fits yet')).toBeVisible();
  expect(asked()).toEqual([{ interests: 'wine' }]);
});

test('each says why, in words; when few fit the page says so', async () => {
  const reasons = [
    { key: 'interests', interests: ['wine', 'walking'] },
    { key: 'near', distance_km: 12 },
    { key: 'likes_you' },
  ];
  serve(() => ({ matches: [fit('a', reasons, { name: 'Vera', fictional: true })] }));
  open('?step=found');
  const why = await screen.findByRole('list', { name: 'Why Vera fits' });
  const said = within(why).getAllByRole('listitem');
  expect(said.map((item) => item.textContent)).toEqual([
    'Likes wine and walking',
    'About 12 km away',
    'Likes you',
  ]);
  expect(screen.getByRole('link', { name: /Vera.*Fictional/ })).toBeVisible();
  expect(screen.getByText(/1 member fits. Few fit all of this./)).toHaveAttribute('role', 'status');
});

test('what did not load can be asked for again; answers can be changed', async () => {
  let broken = true;
  serve(() => (broken ? fail(400, 'validation') : { matches: [fit('a', [])] }));
  const page = open('?step=found&reason=chat&min_age=40');
  await screen.findByText('The members who fit did not load');
  broken = false;
  await press('Try again');
  expect(await screen.findByRole('link', { name: /^Name/ })).toBeVisible();
  await press('Change answers');
  expect(heading()).toHaveTextContent('What do you enjoy?');
  expect(page.address()).toContain('reason=chat&min_age=40');
});

test('who was blocked since fits no longer, nor whoever the server says so of', async () => {
  let found = ['a', 'b', 'c'];
  fakeServer({
    'GET /api/match.php': () => ({ matches: found.map((id) => fit(id, [])) }),
    'POST /api/block.php': () => ({}),
  });
  const before = open('?step=found&max_age=50');
  await screen.findByRole('link', { name: /^Name a/ });
  before.unmount();
  await blockMember('a');
  open('?step=found&max_age=50');
  expect(screen.getByRole('link', { name: /^Name b/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Name a/ })).toBeNull();
  found = ['c'];
  act(() => {
    bus.emit('contact:changed', { profile: 'b', conversation: null, message: null, chat: null });
  });
  await waitFor(() => expect(screen.queryByRole('link', { name: /^Name b/ })).toBeNull());
  expect(screen.getByRole('link', { name: /^Name c/ })).toBeVisible();
});
