import { bus, dialogs, likes, toasts } from '@afterglow/shared-state';
import { card } from '@afterglow/shared-state/testing/card';
import { type FakeCall, fail, fakeServer } from '@afterglow/shared-state/testing/fake-server';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keptPlace } from '../features/search/kept-place.ts';
import { setSite, signIn } from '../testing/people.ts';
import { renderAt, startTexts } from '../testing/render.tsx';
import Members from './members.tsx';

/** Two pages of two members; the second begins with somebody from the first. */
function search({ query }: FakeCall) {
  const isSecond = query.cursor === 'next';
  return {
    page: Number(query.page),
    results: (isSecond ? ['b', 'c'] : ['a', 'b']).map((id) => card(id)),
    num_results: 3,
    more_than: false,
    similar: isSecond ? [] : [card('s')],
    cursor: isSecond ? null : 'next',
    limited: false,
  };
}

const regions = () => ({
  country: 'NL',
  regions: [{ key: 'NL-09', name: 'Utrecht' }],
});

const member = (id: string) => screen.findByRole('link', { name: new RegExp(`^Name ${id}, 30`) });

beforeAll(startTexts);

beforeEach(() => {
  keptPlace.clear();
  likes.clear();
  toasts.clear();
  dialogs.closeAll();
  setSite();
  signIn({});
});

test('finds members and says who, where and how many', async () => {
  const calls = fakeServer({ 'GET /api/search.php': search, 'GET /api/regions.php': regions });
  renderAt(<Members />, { at: '/members?region=NL-09' });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Women');
  await member('a');
  expect(await screen.findByText('3 members, most recently online first')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Women in Utrecht');
  const asked = calls.find((call) => call.path === '/api/search.php');
  // What the profile says goes without saying.
  expect(asked?.query).toEqual({ region: 'NL-09', page: 1, sort: 'near' });
});

test('a visitor’s search says from which campaign they come: some sites show members to those alone', async () => {
  signIn(null);
  sessionStorage.setItem('tracking', JSON.stringify({ network: 'ads' }));
  const calls = fakeServer({ 'GET /api/search.php': search, 'GET /api/regions.php': regions });
  renderAt(<Members />, { at: '/members' });
  await member('a');
  expect(calls.find(({ path }) => path === '/api/search.php')?.query).toMatchObject({
    network: 'ads',
  });
  sessionStorage.clear();
});

test('members see the nearest first, by the name of their city', async () => {
  fakeServer({ 'GET /api/search.php': (call) => ({ ...search(call), sort: 'near', looser: [] }) });
  renderAt(<Members />, { at: '/members' });
  expect(await screen.findByText('3 members, nearest first')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Women near Utrecht');
});

test('a filter that leaves few says how many more there are without it, and lets go of it', async () => {
  const few = { results: [], num_results: 0, cursor: null, similar: [] };
  const looser = [{ filter: 'max_km', more: 14 }];
  fakeServer({
    'GET /api/search.php': (call) =>
      call.query.max_km ? { ...search(call), ...few, looser } : search(call),
  });
  const { address } = renderAt(<Members />, { at: '/members?km=10&max_age=40' });
  await userEvent.click(await screen.findByRole('button', { name: 'Any distance +14' }));
  await member('a');
  expect(address()).toBe('/members?max_age=40');
});

test('the site decides what can be searched by; real members only stays', async () => {
  setSite({ search_fields: ['min_age', 'max_age'] });
  fakeServer({ 'GET /api/search.php': search });
  renderAt(<Members />, { at: '/members' });
  await userEvent.click(await screen.findByRole('button', { name: 'Filters' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText('Age')).toBeVisible();
  expect(within(dialog).getByRole('switch', { name: /Real members only/ })).toBeVisible();
  for (const label of ['Country', 'Region', 'Distance'])
    expect(within(dialog).queryByLabelText(label)).not.toBeInTheDocument();
  expect(within(dialog).queryByText('Show me')).not.toBeInTheDocument();
});

test.each([
  [1, false, '1 member, most recently online first'],
  [250, true, '250+ members, most recently online first'],
])('%s found, more: %s', async (num_results, more_than, text) => {
  fakeServer({ 'GET /api/search.php': (call) => ({ ...search(call), num_results, more_than }) });
  renderAt(<Members />, { at: '/members' });
  expect(await screen.findByText(text)).toBeVisible();
});

test('the next page joins the list without anybody twice; then similar members show', async () => {
  fakeServer({ 'GET /api/search.php': search });
  renderAt(<Members />, { at: '/members' });
  await member('a');
  expect(screen.queryByText('Similar members')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Show more members' }));
  await member('c');
  expect(screen.getAllByRole('link', { name: /^Name b/ })).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Show more members' })).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Similar members' })).toBeVisible();
});

test('who comes back finds list and filters as they were, without asking again', async () => {
  const calls = fakeServer({ 'GET /api/search.php': search });
  const first = renderAt(<Members />, { at: '/members?min_age=25' });
  await member('a');
  await userEvent.click(screen.getByRole('button', { name: 'Show more members' }));
  await member('c');
  first.unmount();
  const searches = () => calls.filter((call) => call.path === '/api/search.php').length;
  const asked = searches();
  const second = renderAt(<Members />, { at: '/members' });
  await member('c');
  expect(second.address()).toBe('/members?min_age=25');
  expect(searches()).toBe(asked);
});

test('who was blocked elsewhere leaves the results', async () => {
  let isBlocked = false;
  fakeServer({
    'GET /api/search.php': (call) => {
      const found = search(call);
      return isBlocked ? { ...found, results: found.results.slice(1) } : found;
    },
  });
  renderAt(<Members />, { at: '/members' });
  await member('a');
  isBlocked = true;
  act(() => {
    bus.emit('contact:changed', { profile: 'a', conversation: null, message: null, chat: null });
  });
  await waitFor(() => expect(screen.queryByRole('link', { name: /^Name a/ })).toBeNull());
  await member('b');
});

test('a filter goes into the address and starts a new search', async () => {
  const calls = fakeServer({ 'GET /api/search.php': search, 'GET /api/regions.php': regions });
  const { address } = renderAt(<Members />, { at: '/members' });
  await member('a');
  await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
  await userEvent.click(await screen.findByRole('switch', { name: /Real members only/ }));
  await waitFor(() => expect(address()).toBe('/members?real=1'));
  await waitFor(() => expect(calls.at(-1)?.query).toMatchObject({ real_only: true }));
  await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
  await waitFor(() => expect(address()).toBe('/members'));
});

test('a failed search can be tried again', async () => {
  let broken = true;
  fakeServer({
    'GET /api/search.php': (call) => (broken ? fail(400, 'validation', 'No luck') : search(call)),
  });
  renderAt(<Members />, { at: '/members' });
  expect(await screen.findByText('No luck')).toBeVisible();
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await member('a');
});

test('nobody found offers to clear the filters', async () => {
  const nobody = { results: [], num_results: 0, similar: [], cursor: null };
  fakeServer({ 'GET /api/search.php': (call) => ({ ...search(call), ...nobody }) });
  renderAt(<Members />, { at: '/members?max_age=20' });
  expect(await screen.findByText('Nobody matches all of this yet')).toBeVisible();
  // Nobody is nearest of nobody.
  expect(screen.getByText(/^0 members/)).toHaveTextContent(/^0 members$/);
  expect(screen.getByRole('button', { name: 'Clear all' })).toBeVisible();
});

test('a like that the server refuses is taken back, and a toast says why', async () => {
  fakeServer({
    'GET /api/search.php': search,
    'POST /api/like.php': () => fail(409, 'conflict', 'Not now'),
  });
  renderAt(<Members />, { at: '/members' });
  await member('a');
  const heart = screen.getByRole('button', { name: 'Like Name a' });
  await userEvent.click(heart);
  await waitFor(() => expect(toasts.getState().queue).toHaveLength(1));
  expect(toasts.getState().queue[0]).toMatchObject({ kind: 'error', text: 'Not now' });
  expect(heart).toHaveAttribute('aria-pressed', 'false');
});

test('a like is taken back, and that as well', async () => {
  const calls = fakeServer({
    'GET /api/search.php': search,
    'POST /api/like.php': () => ({ match: null }),
    'DELETE /api/like.php': () => null,
  });
  renderAt(<Members />, { at: '/members' });
  await member('a');
  const heart = screen.getByRole('button', { name: 'Like Name a' });
  await userEvent.click(heart);
  await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'));
  await userEvent.click(heart);
  await waitFor(() => expect(toasts.getState().queue).toHaveLength(1));
  expect(heart).toHaveAttribute('aria-pressed', 'false');
  await act(async () => toasts.getState().queue[0]?.action?.run());
  expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect(calls.filter(({ path }) => path === '/api/like.php')).toHaveLength(3);
});

test('the heart fills before the server has answered', async () => {
  let answer = (_: unknown) => {};
  fakeServer({
    'GET /api/search.php': search,
    'POST /api/like.php': () => new Promise((resolve) => (answer = resolve)),
  });
  renderAt(<Members />, { at: '/members' });
  await member('a');
  const heart = screen.getByRole('button', { name: 'Like Name a' });
  await userEvent.click(heart);
  expect(heart).toHaveAttribute('aria-pressed', 'true');
  await act(async () => answer({ match: null }));
  expect(heart).toHaveAttribute('aria-pressed', 'true');
});

test('a visitor sees a card that leads into sign-up; a like asks for it too', async () => {
  signIn(null);
  fakeServer({
    'GET /api/search.php': (call) => ({ ...search(call), cursor: null, limited: true }),
  });
  renderAt(<Members />, { at: '/members' });
  await member('a');
  await userEvent.click(screen.getByRole('button', { name: 'Like Name a' }));
  expect(dialogs.getState().signup).toEqual({ reason: 'like', profile: 'a' });
  await userEvent.click(screen.getByRole('button', { name: 'Join free' }));
  expect(dialogs.getState().signup).toEqual({});
});

test('a card says who was verified, how far in miles, and that somebody is made up', async () => {
  setSite({ geoip_selected_country: 'GB', fictional_icon: false });
  const results = [card('a', { verified: true, fictional: true, distance_km: 10 })];
  fakeServer({ 'GET /api/search.php': (call) => ({ ...search(call), results, cursor: null }) });
  renderAt(<Members />, { at: '/members?km=25' });
  const link = await screen.findByRole('link', { name: /, 6 mi, Photo verified, Fictional$/ });
  expect(link.parentElement).toHaveTextContent('6 mi');
  expect(within(link.parentElement as HTMLElement).getByText('Fictional')).toBeVisible();
  expect(link.parentElement?.querySelector('.lucide-drama')).toBeNull();
  expect(link.parentElement?.querySelector('.lucide-badge-check')).not.toBeNull();
  expect(screen.getByRole('button', { name: /^Within 15 mi/ })).toBeVisible();
});

test('only verified members are asked for, and let go of again', async () => {
  setSite({ search_fields: ['verified'] });
  const looser = [{ filter: 'verified', more: 7 }];
  const calls = fakeServer({
    'GET /api/search.php': (call) => ({
      ...search(call),
      looser: call.query.verified ? looser : [],
    }),
  });
  const { address } = renderAt(<Members />, { at: '/members' });
  await userEvent.click(await screen.findByRole('button', { name: 'Filters' }));
  await userEvent.click(await screen.findByRole('switch', { name: /Photo verified/ }));
  await waitFor(() => expect(calls.at(-1)?.query).toMatchObject({ verified: true }));
  expect(address()).toBe('/members?verified=1');
  await userEvent.click(await screen.findByRole('button', { name: 'Unverified members too +7' }));
  expect(address()).toBe('/members');
});
