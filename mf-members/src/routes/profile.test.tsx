import {
  bus,
  dialogs,
  likes,
  memberStorage,
  type Profile,
  prefetchAnswers,
  session,
  settings,
  toasts,
  usePaged,
} from '@afterglow/shared-state';
import { card } from '@afterglow/shared-state/testing/card';
import { fail, fakeServer } from '@afterglow/shared-state/testing/fake-server';
import { act, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { likeList } from '../features/likes/like-list.ts';
import { knownCard } from '../features/profile/known-card.ts';
import { neighbours } from '../features/profile/neighbours.ts';
import { profile, setSite, signIn, userOf } from '../testing/people.ts';
import { arrived, open, show, sofia, startAnew } from '../testing/profile-page.tsx';
import { renderAt, startTexts } from '../testing/render.tsx';
import Members from './members.tsx';

beforeAll(startTexts);

beforeEach(startAnew);

test('says when the photos were compared, as long as that counts', async () => {
  const compared = { ...sofia, verified: true, verified_at: '2026-11-20T10:00:00.000Z' };
  fakeServer({ 'GET /api/profile.php': () => ({ profile: compared }) });
  open();
  await arrived();
  expect(screen.getByText(/^Photo compared by us on .*2026/)).toBeVisible();
});

test('shows who it is, in words of the reader, and what they share', async () => {
  fakeServer({
    'GET /api/profile.php': () => ({ profile: sofia }),
    'GET /api/interests.php': () => ({ interests: [{ key: 'travel', icon: 'plane' }] }),
  });
  open();
  await arrived();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Sofia, 29');
  expect(screen.getByText('Utrecht, Netherlands · about 5 km')).toBeVisible();
  expect(screen.getByText('To go on dates.')).toBeVisible();
  expect(screen.getByText('1.72 m')).toBeVisible();
  act(() => settings.setState({ geoip_country: 'GB', geoip_selected_country: '' }));
  expect(screen.getByText('5 ft 8 in')).toBeVisible();
  expect(screen.getByText('Single')).toBeVisible();
  expect(screen.getByText('1 in common')).toBeVisible();
  const travel = screen.getByText(/^Travel/);
  await waitFor(() => expect(travel.querySelector('svg')).toHaveClass('lucide-plane'));
  // Not among the fields that this site shows.
  expect(screen.queryByText('Brown hair')).not.toBeInTheDocument();
});

test('name and photo of the card are there before the profile', async () => {
  fakeServer({
    'GET /api/profile.php': () => new Promise(() => {}),
    'GET /api/like-list.php': () => ({
      ...{ profiles: [card('sofia', { name: 'Sofia' })], total_new: 0, cursor: null },
    }),
  });
  const { result } = renderHook(() => usePaged(likeList, { type: 'given' }));
  await waitFor(() => expect(result.current.items).toHaveLength(1));
  open();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Sofia, 30');
});

test('a fictional profile carries the label and the warning of the site', async () => {
  await show({ fictional: true });
  expect(screen.getByText('Fictional')).toBeVisible();
  expect(screen.getByText('Some profiles are fictional.')).toBeVisible();
});

test('opening a profile clears its new like', async () => {
  likes.presume(1);
  fakeServer({
    'GET /api/profile.php': () => ({ profile: sofia }),
    'GET /api/like-list.php': () => ({ profiles: [], total_new: 0, cursor: null }),
  });
  open();
  await arrived();
  await waitFor(() => expect(likes.getState().totalNew).toBe(0));
});

test('a new like is seen for the server, too, when its profile was fetched ahead', async () => {
  likes.presume(1);
  const calls = fakeServer({
    'GET /api/profile.php': () => ({ profile: { ...sofia, like_new: true } }),
    'GET /api/like-list.php': () => ({ profiles: [], total_new: 0, cursor: null }),
  });
  await prefetchAnswers(['/api/profile.php?id=sofia'], new AbortController().signal);
  open();
  await waitFor(() => expect(likes.getState().totalNew).toBe(0));
  const asked = calls.filter(({ path }) => path === '/api/profile.php');
  expect(asked.map(({ headers }) => headers.get('purpose') ?? null)).toEqual(['prefetch', null]);
});

test('each thing a visitor wants asks to sign up in its own words', async () => {
  signIn(null);
  await show();
  const wants: [string, string][] = [
    ['Chat with Sofia', 'chat'],
    ['Like Sofia', 'like'],
    ['Send Sofia a gift', 'gift'],
    ['Get Premium', 'photos'],
  ];
  for (const [name, reason] of wants) {
    await userEvent.click(screen.getByRole('button', { name }));
    expect(dialogs.getState().signup).toEqual({ reason, profile: 'sofia' });
  }
  expect(screen.queryByRole('button', { name: 'More about Sofia' })).not.toBeInTheDocument();
});

test('who has not confirmed the address yet is told so instead of refused', async () => {
  const calls = fakeServer({ 'GET /api/profile.php': () => ({ profile: sofia }) });
  session.patch({ status: 'not_confirmed' });
  open();
  await arrived();
  await userEvent.click(screen.getByRole('button', { name: 'Like Sofia' }));
  expect(dialogs.getState().activation).toEqual({});
  expect(calls.some(({ path }) => path === '/api/like.php')).toBe(false);
});

test('who is gone, hidden or has blocked the reader looks the same', async () => {
  fakeServer({ 'GET /api/profile.php': () => fail(404, 'not_found') });
  open();
  expect(await screen.findByText('This profile is not here')).toBeVisible();
  expect(screen.getByText(/It may have been removed, or the link is not right/)).toBeVisible();
  const away = screen.getByRole('link', { name: 'See other members' });
  expect(away).toHaveAttribute('href', '/members');
  expect(screen.queryByRole('button', { name: /Like|Message/ })).toBeNull();
});

test('who is gone can still be reported, without a name', async () => {
  const calls = fakeServer({
    'POST /api/report.php': () => ({ report: 'r1', number: 'ABCD-1234' }),
  });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Report what happened' }));
  const dialog = screen.getByRole('dialog', { name: 'Report this member' });
  await userEvent.click(within(dialog).getByLabelText('Harasses or threatens'));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send report' }));
  expect(await screen.findByText('Receipt number ABCD-1234')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'We have your report' })).toHaveFocus();
  expect(screen.getByText(/cannot reach you here/)).toBeVisible();
  expect(calls.at(-1)).toMatchObject({ body: { profile: 'sofia', reason: 'harassment' } });
});

test('a visitor is offered no report of who is gone', async () => {
  session.set(null);
  fakeServer({});
  open();
  await screen.findByText('This profile is not here');
  expect(screen.queryByRole('button', { name: 'Report what happened' })).not.toBeInTheDocument();
});

test('blocking takes two taps and can be taken back', async () => {
  const calls = fakeServer({
    'GET /api/search.php': () => ({ results: [card('sofia')], similar: [], cursor: null }),
    'GET /api/profile.php': () => ({ profile: sofia }),
    'POST /api/block.php': () => ({}),
    'DELETE /api/block.php': () => ({}),
  });
  const search = renderAt(<Members />, { at: '/members' });
  await screen.findByRole('link', { name: /^Name sofia/ });
  search.unmount();
  neighbours.keep([card('sofia'), card('lisa')]);
  const { address } = open();
  await arrived();
  expect(knownCard('sofia')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'More about Sofia' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Block Sofia' }));
  await waitFor(() => expect(address()).toBe('/members'));
  expect(knownCard('sofia')).toBeUndefined();
  const [notice] = toasts.getState().queue;
  expect(notice?.text).toBe('Sofia is blocked. You no longer see each other.');
  await act(async () => notice?.action?.run());
  const undone = calls.find((call) => call.method === 'DELETE');
  expect(undone?.query).toEqual({ profile: 'sofia' });
});

test('a block that is answered late takes nobody away who has gone on', async () => {
  toasts.clear();
  const { promise, resolve } = Promise.withResolvers<unknown>();
  fakeServer({
    'GET /api/profile.php': () => ({ profile: sofia }),
    'POST /api/block.php': () => promise,
  });
  const { address } = open();
  await arrived();
  await userEvent.click(screen.getByRole('button', { name: 'More about Sofia' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Block Sofia' }));
  const before = address();
  const here = location.pathname;
  history.pushState(null, '', '/chats');
  await act(async () => resolve({}));
  await waitFor(() => expect(toasts.getState().queue).toHaveLength(1));
  expect(address()).toBe(before);
  history.replaceState(null, '', here);
});

test('a report needs a reason, gives a receipt, and the member is out of sight', async () => {
  const calls = fakeServer({
    'GET /api/profile.php': () => ({ profile: sofia }),
    'POST /api/report.php': () => ({ report: 'r-123', number: 'ABCD-1234' }),
  });
  const { address } = open();
  await arrived();
  await userEvent.click(screen.getByRole('button', { name: 'More about Sofia' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Report Sofia' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send report' }));
  expect(screen.getByText('Choose what is wrong.')).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'Asks for money' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send report' }));
  expect(await screen.findByText('Receipt number ABCD-1234')).toBeVisible();
  const sent = calls.find((call) => call.path === '/api/report.php');
  expect(sent?.body).toEqual({ profile: 'sofia', reason: 'money' });
  await userEvent.click(screen.getByRole('button', { name: 'Back to the members' }));
  expect(address()).toBe('/members');
});

test('a report that is closed while it is sent still gives its number', async () => {
  toasts.clear();
  const { promise, resolve } = Promise.withResolvers<unknown>();
  fakeServer({
    'GET /api/profile.php': () => ({ profile: sofia }),
    'POST /api/report.php': () => promise,
  });
  open();
  await arrived();
  await userEvent.click(screen.getByRole('button', { name: 'More about Sofia' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Report Sofia' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Asks for money' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send report' }));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  resolve({ report: 'r-123', number: 'ABCD-1234' });
  const text = 'We have your report. Receipt number ABCD-1234';
  await waitFor(() => expect(toasts.getState().queue).toMatchObject([{ kind: 'ok', text }]));
});

test('an answer to a question is replied to in the chat, below what was being written', async () => {
  const prompts: Profile['prompts'] = [
    { key: 'best_trip', answer: 'Trieste, by slow trains' },
    { key: 'retired_question' as 'best_trip', answer: 'Nobody asks' },
  ];
  memberStorage.write('draft-sofia', 'Hello');
  const { address } = await show({ prompts });
  expect(screen.getByText('The trip I keep talking about')).toBeVisible();
  expect(screen.queryByText('Nobody asks')).not.toBeInTheDocument();
  const reply = screen.getByRole('button', { name: 'Reply to “Trieste, by slow trains”' });
  await userEvent.click(reply);
  expect(memberStorage.read('draft-sofia')).toBe('Hello\n“Trieste, by slow trains”\n');
  expect(address()).toBe('/members/sofia/chat');
});

test('who hears from others cannot be written to; nothing is sold instead', async () => {
  await show({ reachable: false });
  expect(
    screen.getByText('Sofia is only taking messages from other people at the moment.'),
  ).toBeVisible();
  for (const name of ['Chat with Sofia', 'Send Sofia a gift']) {
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  }
  expect(screen.getByRole('button', { name: 'Like Sofia' })).toBeEnabled();
});

test('what a site shows: fields, texts, and an icon beside the word for fictional', async () => {
  setSite({
    visible_profile_fields: ['sexuality', 'about_me', 'reason'],
    visible_profile_notes: ['about_me'],
    fictional_icon: false,
  });
  await show({ sexuality: 'bi', fictional: true });
  expect(screen.getByText('Bisexual')).toBeVisible();
  expect(screen.queryByText('To go on dates.')).not.toBeInTheDocument();
  const label = screen.getByText('Fictional');
  expect(label).toBeVisible();
  expect(label.querySelector('svg')).toBeNull();
});

test('where roads are in miles, so is the way to somebody', async () => {
  setSite({ geoip_selected_country: 'GB' });
  await show();
  expect(screen.getByText('Utrecht, Netherlands · about 3 mi')).toBeVisible();
});

test('keys and links lead to the neighbours in the list one came from, and no further', async () => {
  neighbours.keep([card('anna'), card('sofia', { name: 'Sofia' }), card('lisa')]);
  fakeServer({
    'GET /api/profile.php': ({ query }) => ({
      profile: query.id === 'sofia' ? sofia : profile(String(query.id), { name: 'Lisa' }),
    }),
  });
  const { address, back } = open();
  await arrived();
  const links = screen.getByRole('navigation', { name: 'Other members' });
  expect(within(links).getByRole('link', { name: 'Name anna, 30' })).toBeVisible();
  expect(within(links).getByRole('link', { name: 'Name lisa, 30' })).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  expect(address()).toBe('/members/lisa');
  await userEvent.keyboard('{ArrowRight}');
  expect(address()).toBe('/members/lisa');
  await userEvent.keyboard('{ArrowLeft}');
  expect(address()).toBe('/members/sofia');
  // Keys of the viewer are the viewer's.
  await userEvent.click(await screen.findByRole('button', { name: /^View the 3 photos/ }));
  await userEvent.keyboard('{ArrowRight}');
  expect(address()).toBe('/members/sofia?photo=2');
  // Back leads to the list, however many one has looked at.
  back();
  back();
  expect(address()).toBe('/before');
});

test('the list of somebody else who was logged in here before is nobody’s now', async () => {
  neighbours.keep([card('anna'), card('sofia', { name: 'Sofia' }), card('lisa')]);
  session.set({ ...userOf({}), id: 'another' });
  const { address } = await show();
  expect(screen.queryByRole('navigation', { name: 'Other members' })).toBeNull();
  await userEvent.keyboard('{ArrowRight}');
  expect(address()).toBe('/members/sofia');
  expect(knownCard('anna')).toBeUndefined();
});

test('a gift leads into the chat', async () => {
  const { address, left } = await show({ conversation: 'c1' });
  await userEvent.click(screen.getByRole('button', { name: 'Send Sofia a gift' }));
  expect(address()).toBe('/chats/c1');
  expect(left()).toBe('gift');
});

test('somebody else who comes online does not make this member so', async () => {
  await show();
  act(() => bus.emit('presence:changed', { profile: 'lisa', online: true }));
  expect(screen.queryByText('Online')).toBeNull();
  act(() => bus.emit('presence:changed', { profile: 'sofia', online: true }));
  expect(await screen.findByText('Online')).toBeVisible();
});

test('whoever is gone as the page asks again is not shown any longer', async () => {
  let isGone = false;
  fakeServer({
    'GET /api/profile.php': () => (isGone ? fail(404, 'not_found', '') : { profile: sofia }),
  });
  open();
  await arrived();
  isGone = true;
  act(() => session.patch({ paid_user: true }));
  expect(await screen.findByText('This profile is not here')).toBeVisible();
  expect(screen.queryByText('I run a tiny wine bar.')).toBeNull();
});
