import { memberStorage, session, type User } from '@afterglow/shared-state';
import { fail, fakeServer } from '@afterglow/shared-state/testing/fake-server';
import { createMemoryRouter, RouterProvider } from '@afterglow/shared-ui/testing/router';
import { jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import CompletePage from '../../routes/complete-signup.tsx';
import { startTexts } from '../../testing/start-texts.ts';
import { keepGoal, keptGoal } from '../signup/goal.ts';

beforeAll(startTexts);
beforeEach(() => memberStorage.clear());
afterEach(() => jest.restoreAllMocks());

const photo = { id: 'f', full_url: '/f/full', thumb_url: '/f/thumb' };

function enterAs(profile: object, status = 'not_confirmed') {
  const all = { main_image: null, photos: [], interests: [], ...profile };
  const user = { id: 'me', status, profile: all } as unknown as User;
  session.set(user);
  return user;
}

function show() {
  const router = createMemoryRouter(
    [
      { path: '/complete-signup', element: <CompletePage /> },
      { path: '*', element: <p>left</p> },
    ],
    { initialEntries: ['/complete-signup'] },
  );
  render(<RouterProvider router={router} />);
  return router;
}

const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const heading = (name: string) => screen.findByRole('heading', { name });

test('all of it may be skipped, and then come those who were found', async () => {
  enterAs({});
  fakeServer({ 'GET /api/interests.php': () => ({ interests: [] }) });
  const router = show();
  expect(await heading('Show your face')).toHaveFocus();
  const progress = screen.getByRole('progressbar');
  expect(progress).toHaveAttribute('aria-valuetext', 'Step 1 of 2');
  await click('Skip for now');
  expect(progress).toHaveAttribute('aria-valuetext', 'Step 2 of 2');
  expect(await heading('What do you like?')).toHaveFocus();
  await click('Skip for now');
  expect(router.state.location.pathname).toBe('/signup-matches');
});

test('a photo is uploaded, shown, and leads on', async () => {
  const user = enterAs({ interests: ['wine'] });
  const profile = { ...user.profile, photos: [photo] };
  const calls = fakeServer({
    'POST /api/photo.php': () => ({ photo }),
    'GET /api/user.php': () => ({ user: { ...user, profile } }),
  });
  const router = show();
  const file = new File(['x'], 'me.jpg', { type: 'image/jpeg' });
  const field = await screen.findByLabelText(/Choose a photo/);
  await userEvent.upload(field, file);
  expect(field).toBeEnabled();
  expect(await screen.findByText(/This is your photo now/)).toBeVisible();
  expect(calls.some(({ method, path }) => `${method} ${path}` === 'POST /api/photo.php')).toBe(
    true,
  );
  await click('Continue');
  expect(router.state.location.pathname).toBe('/signup-matches');
});

test('what is no photo is refused here, and what the server refuses in its words', async () => {
  enterAs({ interests: ['wine'] });
  fakeServer({ 'POST /api/photo.php': () => fail(422, 'small', 'Too small to see you.') });
  show();
  const input = await screen.findByLabelText(/Choose a photo/);
  const note = new File(['x'], 'me.txt', { type: 'text/plain' });
  await userEvent.setup({ applyAccept: false }).upload(input, note);
  expect(await screen.findByRole('alert')).toHaveTextContent('not supported');
  await userEvent.upload(input, new File(['x'], 'me.png', { type: 'image/png' }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Too small to see you.'));
});

/** What fails is not repeated by itself. */
const goOffline = () => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

const me = () => new File(['x'], 'me.jpg', { type: 'image/jpeg', lastModified: 1 });

test('a photo whose answer got lost goes again under its key; one that was refused does not', async () => {
  goOffline();
  const user = enterAs({ interests: ['wine'] });
  const answers = [
    fail(503, 'away', 'Try later.'),
    fail(429, 'limit', 'Too many.'),
    fail(422, 'small', 'Too small.'),
    { photo },
  ];
  const calls = fakeServer({
    'POST /api/photo.php': () => answers.shift(),
    'GET /api/user.php': () => ({
      user: answers.length > 0 ? user : { ...user, profile: { ...user.profile, photos: [photo] } },
    }),
  });
  show();
  const input = await screen.findByLabelText(/Choose a photo/);
  await userEvent.upload(input, me());
  expect(await screen.findByText('Try later.')).toBeVisible();
  await userEvent.upload(input, me());
  expect(await screen.findByText('Too many.')).toBeVisible();
  await userEvent.upload(input, me());
  expect(await screen.findByText('Too small.')).toBeVisible();
  await userEvent.upload(input, me());
  expect(await screen.findByText(/This is your photo now/)).toBeVisible();
  const [lost, again, oncemore, anew] = calls
    .filter(({ method }) => method === 'POST')
    .map(({ headers }) => headers.get('Idempotency-Key'));
  expect(lost).toMatch(/./);
  expect([again, oncemore]).toEqual([lost, lost]);
  expect(anew).not.toBe(lost);
});

test('a photo that is there though its answer got lost is no failure', async () => {
  goOffline();
  const user = enterAs({ interests: ['wine'] });
  const profile = { ...user.profile, photos: [photo] };
  fakeServer({
    'POST /api/photo.php': () => fail(503, 'away', 'Try later.'),
    'GET /api/user.php': () => ({ user: { ...user, profile } }),
  });
  show();
  await userEvent.upload(await screen.findByLabelText(/Choose a photo/), me());
  expect(await screen.findByText(/This is your photo now/)).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('interests are saved; one too many is said and not taken', async () => {
  const user = enterAs({ photos: [photo] });
  const keys = ['travel', 'music', 'concerts', 'dancing', 'cooking', 'eating_out', 'wine'];
  const more = ['coffee', 'films', 'series', 'reading', 'art', 'theatre'];
  const all = [...keys, ...more].map((key) => ({ key, icon: 'heart' }));
  const calls = fakeServer({
    'GET /api/interests.php': () => ({ interests: all }),
    'PUT /api/user.php': () => ({ user }),
  });
  const router = show();
  for (const chip of await screen.findAllByRole('button', { pressed: false })) {
    await userEvent.click(chip);
  }
  expect(screen.getByText(/That is 12/)).toBeVisible();
  await click('Continue');
  await waitFor(() => expect(router.state.location.pathname).toBe('/signup-matches'));
  const [put] = calls.filter(({ method }) => method === 'PUT');
  expect(put?.body).toEqual({ profile: { interests: [...keys, ...more].slice(0, 12) } });
});

test('who leaves while interests are saved stays where they went, and keeps whom they came for', async () => {
  const user = enterAs({ photos: [photo] }, 'active');
  keepGoal({ reason: 'chat', profile: 'paul' });
  let answer = () => {};
  const slow = new Promise<{ user: User }>((resolve) => {
    answer = () => resolve({ user });
  });
  fakeServer({
    'GET /api/interests.php': () => ({ interests: [{ key: 'wine', icon: 'heart' }] }),
    'PUT /api/user.php': () => slow,
  });
  const patched = jest.spyOn(session, 'patch');
  const router = show();
  await userEvent.click(await screen.findByRole('button', { pressed: false }));
  await click('Continue');
  await act(() => router.navigate('/chats'));
  await act(async () => answer());
  await waitFor(() => expect(patched).toHaveBeenCalled());
  expect(router.state.location.pathname).toBe('/chats');
  expect(keptGoal()?.profile).toBe('paul');
});

test.each([
  ['not_confirmed', 'paul'],
  ['active', undefined],
])('who came for somebody (%s) goes there', async (status, kept) => {
  enterAs({ photos: [photo] }, status);
  keepGoal({ reason: 'chat', profile: 'paul' });
  fakeServer({ 'GET /api/interests.php': () => ({ interests: [] }) });
  const router = show();
  await heading('What do you like?');
  await click('Skip for now');
  expect(router.state.location.pathname).toBe('/members/paul/chat');
  // Somebody who cannot write yet still wants to when the address is confirmed.
  expect(keptGoal()?.profile).toBe(kept);
});

test('a whole profile is told so, and led to who is here now, not to who was at sign-up', async () => {
  enterAs({ photos: [photo], interests: ['wine'] });
  fakeServer({});
  show();
  expect(await heading('Your profile is ready')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See who is here' })).toHaveAttribute('href', '/members');
});
