import { dialogs, likes, session, toasts } from '@afterglow/shared-state';
import { card } from '@afterglow/shared-state/testing/card';
import { type FakeCall, fail, fakeServer } from '@afterglow/shared-state/testing/fake-server';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setSite, signIn } from '../testing/people.ts';
import { renderAt, startTexts } from '../testing/render.tsx';
import SwipeGame from './swipe-game.tsx';

const { matchMedia } = window;
let left: number | null;
let calls: FakeCall[];
let refuse: boolean;

beforeAll(async () => {
  // jsdom has none; a mouse event brings what is asked of it.
  Object.assign(window, { PointerEvent: MouseEvent });
  Object.assign(Element.prototype, {
    getAnimations: () => [],
    animate: () => Object.assign(new EventTarget(), { cancel() {} }),
  });
  await startTexts();
});
beforeEach(() => {
  likes.clear();
  toasts.clear();
  setSite();
  signIn({});
  left = 4;
  refuse = false;
  const decided = new Set<unknown>();
  const decide = ({ body }: FakeCall) => {
    if (refuse) return fail(429, 'swipe_limit', 'No more', { retry_after: 7200 });
    decided.add((body as { profile: string }).profile);
    if (left !== null) left -= 1;
    return { match: null };
  };
  calls = fakeServer({
    'GET /api/swipe.php': () => ({
      profiles: ['a', 'b', 'c', 'd', 'e'].filter((id) => !decided.has(id)).map((id) => card(id)),
      likes_left: left,
      likes_a_day: left === null ? null : 4,
      next_like_at: left === 0 ? new Date(Date.now() + 3_600_000).toISOString() : null,
    }),
    'POST /api/like.php': decide,
    'POST /api/pass.php': ({ body }) => {
      decided.add((body as { profile: string }).profile);
      return null;
    },
    'DELETE /api/pass.php': ({ query }) => {
      decided.delete(query.profile);
      return null;
    },
  });
});

const undo = () => screen.getByRole('button', { name: 'Take back the last pass' });

afterEach(() => {
  window.matchMedia = matchMedia;
});

const show = () => renderAt(<SwipeGame />, { at: '/swipe-game' });
const onTop = (id: string) => screen.findByRole('button', { name: `Like Name ${id}` });
const asked = (path: string) => calls.filter((call) => call.path === path);

test('keys and buttons decide; a pass is taken back, on the server too', async () => {
  const { container } = show();
  await onTop('a');
  await userEvent.keyboard('{ArrowLeft}');
  await onTop('b');
  expect(asked('/api/pass.php')[0]?.body).toEqual({ profile: 'a' });
  await userEvent.click(undo());
  await onTop('a');
  expect(asked('/api/pass.php').at(-1)).toMatchObject({ query: { profile: 'a' } });
  await userEvent.keyboard('{ArrowRight}');
  await onTop('b');
  expect(asked('/api/like.php')).toHaveLength(1);
  expect(screen.getByText('3 of 4 free likes left today')).toBeVisible();
  const dashes = [...container.querySelectorAll('[class*=dashes] > span')];
  expect(dashes.map((one) => one.hasAttribute('data-on'))).toEqual([true, true, true, false]);
  const below = container.querySelectorAll('[class*=card]:not([data-top], [data-leaving])');
  expect([...below].map((one) => one.textContent)).toEqual([
    expect.stringContaining('Name c'),
    expect.stringContaining('Name d'),
  ]);
  expect(undo()).toHaveAttribute('aria-disabled', 'true');
});

test('a drag far enough decides, a short one does not', async () => {
  const { container } = show();
  await onTop('a');
  const drag = (by: number) => {
    const [held] = container.querySelectorAll('[data-top]');
    if (!held) throw new Error('No card on top');
    fireEvent.pointerDown(held, { clientX: 200, button: 0 });
    fireEvent.pointerMove(held, { clientX: 200 + by });
    fireEvent.pointerUp(held, { clientX: 200 + by });
  };
  const stamps = () =>
    [...container.querySelectorAll<HTMLElement>('[data-top] [data-stamp]')].map(
      ({ style }) => style.opacity,
    );
  drag(20);
  await onTop('a');
  expect(asked('/api/like.php')).toHaveLength(0);
  expect(stamps()).toEqual(['', '']);
  const [top] = container.querySelectorAll('[data-top]');
  fireEvent.pointerDown(top as Element, { clientX: 200, button: 0 });
  fireEvent.pointerMove(top as Element, { clientX: 245 });
  expect(stamps()).toEqual(['0.5', '']);
  fireEvent.pointerMove(top as Element, { clientX: 20 });
  expect(stamps()).toEqual(['', '1']);
  fireEvent.pointerCancel(top as Element, { clientX: 20 });
  expect((top as HTMLElement).style.transform).toBe('');
  expect(stamps()).toEqual(['', '']);
  drag(160);
  await onTop('b');
  drag(-160);
  await onTop('c');
  expect(asked('/api/like.php')).toHaveLength(1);
  expect(asked('/api/pass.php')).toHaveLength(1);
});

test('a card names what its member enjoys; what this page does not know is left out', async () => {
  const profiles = [{ ...card('a'), interests: ['wine', 'moonwalks', 'travel'] }, card('b')];
  fakeServer({
    'GET /api/swipe.php': () => ({ profiles, likes_left: 4, next_like_at: null }),
    'GET /api/interests.php': () => ({ interests: [{ key: 'wine', icon: 'wine' }] }),
    'POST /api/pass.php': () => null,
  });
  show();
  await onTop('a');
  const enjoys = screen.getByRole('list', { name: 'Interests' });
  expect(
    within(enjoys)
      .getAllByRole('listitem')
      .map((one) => one.textContent),
  ).toEqual(['Wine', 'Travel']);
  await waitFor(() => expect(enjoys.querySelectorAll('svg.lucide-wine')).toHaveLength(1));
  await userEvent.keyboard('{ArrowLeft}');
  await onTop('b');
  const [top] = document.querySelectorAll('[data-top]');
  expect(within(top as HTMLElement).queryByRole('list')).toBeNull();
});

test('one may write to whom one sees; beside the deck stands what they tell, with the keys', async () => {
  const profiles = [
    { ...card('a'), about_me: 'I bake on Sundays.', reason: 'dating' },
    { ...card('b'), about_me: '', reason: null },
  ];
  fakeServer({
    'GET /api/swipe.php': () => ({ profiles, likes_left: 4, likes_a_day: 4, next_like_at: null }),
    'POST /api/pass.php': () => null,
  });
  const { unmount } = show();
  await onTop('a');
  const chat = screen.getByRole('link', { name: 'Chat with Name a' });
  expect(chat).toHaveAttribute('href', '/members/a/chat');
  expect(screen.queryByText('I bake on Sundays.')).toBeNull();
  unmount();
  window.matchMedia = (query) =>
    Object.assign(matchMedia(query), { matches: query.includes('1100px') });
  show();
  await onTop('a');
  const beside = screen.getByRole('complementary', { name: 'Name a, 30' });
  expect(within(beside).getByText('I bake on Sundays.')).toBeVisible();
  expect(within(beside).getByRole('link')).toHaveAttribute('href', '/members/a');
  expect(screen.getByText('Take back the last pass')).toBeVisible();
  await userEvent.keyboard('{ArrowLeft}');
  const next = screen.getByRole('complementary', { name: 'Name b, 30' });
  expect(within(next).queryByRole('heading')).toBeNull();
  expect(screen.getByRole('link', { name: 'Chat with Name b' })).toBeVisible();
});

test('after the last like of the day a clock counts down, in a ring that fills with the day', async () => {
  left = 1;
  const { container } = show();
  await onTop('a');
  await userEvent.keyboard('{ArrowRight}');
  expect(await screen.findByText('Those were today’s likes')).toBeVisible();
  expect(screen.getByText(/^Free members get 4 likes a day here/)).toBeVisible();
  expect(screen.getByRole('timer')).toHaveTextContent(/^(01:00:00|00:59:\d\d)$/);
  const ring = container.querySelector('circle[stroke-dasharray]');
  // 23 of 24 hours are over.
  expect(Number(ring?.getAttribute('stroke-dasharray')?.split(' ')[0])).toBeCloseTo(23 / 24, 3);
});

test('a like that the server refuses puts the card back', async () => {
  show();
  await onTop('a');
  refuse = true;
  await userEvent.keyboard('{ArrowRight}');
  expect(await screen.findByText('Those were today’s likes')).toBeVisible();
  expect(screen.getByRole('timer')).toHaveTextContent(/^(02:00:00|01:59:\d\d)$/);
  expect(asked('/api/like.php')).toHaveLength(1);
  await waitFor(() => expect(likes.getState().decided.has('a')).toBe(false));
});

test('nobody left says so', async () => {
  fakeServer({
    'GET /api/swipe.php': () => ({ profiles: [], likes_left: 4, next_like_at: null }),
  });
  show();
  expect(await screen.findByText('You have seen everyone for now')).toBeVisible();
});

test('cards that do not load can be asked for again', async () => {
  let broken = true;
  fakeServer({
    'GET /api/swipe.php': () =>
      broken
        ? fail(400, 'validation', 'No luck')
        : { profiles: [card('a')], likes_left: null, next_like_at: null },
  });
  show();
  expect(await screen.findByText('No luck')).toBeVisible();
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await onTop('a');
  expect(screen.queryByText(/free likes left/)).not.toBeInTheDocument();
});

test('the last cards are asked about once, not without end', async () => {
  show();
  await onTop('a');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  await onTop('d');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(await screen.findByText('You have seen everyone for now')).toBeVisible();
  expect(asked('/api/swipe.php')).toHaveLength(2);
});

test('more cards are asked for once the server knows of the likes before', async () => {
  let arrive = () => {};
  const deck = ['a', 'b', 'c', 'd'].map((id) => card(id));
  calls = fakeServer({
    'GET /api/swipe.php': () => ({ profiles: deck, likes_left: 4, next_like_at: null }),
    'POST /api/like.php': () =>
      new Promise((resolve) => {
        arrive = () => resolve({ match: null });
      }),
  });
  show();
  await onTop('a');
  await userEvent.keyboard('{ArrowRight}');
  await onTop('b');
  expect(asked('/api/like.php')).toHaveLength(1);
  expect(asked('/api/swipe.php')).toHaveLength(1);
  arrive();
  await waitFor(() => expect(asked('/api/swipe.php')).toHaveLength(2));
});

test('an answer from before a like does not give the like back', async () => {
  let answerLate = () => {};
  const old = { profiles: ['c', 'd', 'e', 'f'].map((id) => card(id)), likes_a_day: 4 };
  let loads = 0;
  fakeServer({
    'GET /api/swipe.php': () => {
      loads += 1;
      const profiles = ['a', 'b', 'c'].map((id) => card(id));
      if (loads === 1) return { profiles, likes_left: 4, likes_a_day: 4, next_like_at: null };
      return new Promise((resolve) => {
        answerLate = () => resolve({ ...old, likes_left: 4, next_like_at: null });
      });
    },
    'POST /api/like.php': () => ({ match: null }),
    'POST /api/pass.php': () => null,
  });
  show();
  await onTop('a');
  await waitFor(() => expect(loads).toBe(2));
  await userEvent.keyboard('{ArrowRight}');
  expect(await screen.findByText('3 of 4 free likes left today')).toBeVisible();
  await act(async () => answerLate());
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  await onTop('d');
  expect(screen.getByText('3 of 4 free likes left today')).toBeVisible();
});

test('who has not confirmed the address is told so, and the card stays', async () => {
  session.patch({ status: 'not_confirmed' });
  show();
  await onTop('a');
  await userEvent.keyboard('{ArrowRight}');
  expect(dialogs.getState()).toHaveProperty('activation');
  dialogs.closeAll();
  await onTop('a');
  expect(asked('/api/like.php')).toHaveLength(0);
});

test('a pass that did not arrive puts the card back, with nothing to take back', async () => {
  const profiles = ['a', 'b', 'c', 'd'].map((id) => card(id));
  fakeServer({
    'GET /api/swipe.php': () => ({ profiles, likes_left: 4, next_like_at: null }),
    'POST /api/pass.php': () => fail(400, 'validation', 'No luck'),
  });
  show();
  await onTop('a');
  await userEvent.keyboard('{ArrowLeft}');
  await waitFor(() => expect(toasts.getState().queue).not.toEqual([]));
  await onTop('a');
  expect(undo()).toHaveAttribute('aria-disabled', 'true');
});

test('a like that did not arrive is counted as left again', async () => {
  const profiles = ['a', 'b', 'c', 'd', 'e'].map((id) => card(id));
  let refuseIt = () => {};
  calls = fakeServer({
    'GET /api/swipe.php': () => ({
      ...{ profiles, likes_left: 4, likes_a_day: 4, next_like_at: null },
    }),
    'POST /api/like.php': () =>
      new Promise((resolve) => {
        refuseIt = () => resolve(fail(400, 'validation', 'No luck'));
      }),
  });
  show();
  await onTop('a');
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByText('3 of 4 free likes left today')).toBeVisible();
  await waitFor(() => expect(asked('/api/like.php')).toHaveLength(1));
  await act(async () => refuseIt());
  await onTop('a');
  expect(screen.getByText('4 of 4 free likes left today')).toBeVisible();
});

test('a pass that could not be taken back can be tried again', async () => {
  let fails = true;
  calls = fakeServer({
    'GET /api/swipe.php': () => ({
      ...{ profiles: ['a', 'b', 'c', 'd'].map((id) => card(id)), likes_left: 4 },
      next_like_at: null,
    }),
    'POST /api/pass.php': () => null,
    'DELETE /api/pass.php': () => (fails ? fail(400, 'validation', 'No luck') : null),
  });
  show();
  await onTop('a');
  await userEvent.keyboard('{ArrowLeft}');
  await onTop('b');
  await userEvent.click(undo());
  await waitFor(() => expect(toasts.getState().queue).not.toEqual([]));
  await onTop('b');
  fails = false;
  await waitFor(() => expect(undo()).toHaveAttribute('aria-disabled', 'false'));
  await userEvent.click(undo());
  await onTop('a');
});
