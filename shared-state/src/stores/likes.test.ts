import { waitFor } from '@testing-library/react';
import type { User } from '../api/types.ts';
import { bus } from '../bus/bus.ts';
import { card } from '../testing/card.ts';
import { fail, fakeServer } from '../testing/fake-server.ts';
import { likes } from './likes.ts';
import { session } from './session.ts';

beforeEach(() => {
  likes.clear();
  session.set({ id: 'me' } as User);
});

/** A server that has these likes, new ones first, two a page. */
function withNew(...fresh: string[]) {
  return fakeServer({
    'GET /api/like-list.php': () => ({
      profiles: fresh.slice(0, 2).map((id) => card(id, { like_new: true })),
      total_new: fresh.length,
      cursor: fresh.length > 2 ? 'next' : null,
    }),
    'POST /api/like.php': () => ({ match: null }),
    'DELETE /api/like.php': () => fail(400, 'no'),
  });
}
const totalNew = () => likes.getState().totalNew;

test('a like that is told twice counts once, and nothing is asked for it', async () => {
  const calls = withNew('a');
  await likes.load();
  const b = card('b', { like_new: true });
  await Promise.all([likes.take(b), likes.take(b)]);
  expect(totalNew()).toBe(2);
  likes.markSeen('b');
  likes.markSeen('b');
  expect(totalNew()).toBe(1);
  expect(calls).toHaveLength(1);
});

test('of more than a page the server says how many are left', async () => {
  const calls = withNew('a', 'b', 'c');
  await likes.load();
  expect(totalNew()).toBe(3);
  likes.markSeen('a');
  expect(totalNew()).toBe(2);
  expect(calls).toHaveLength(1);
  withNew('b', 'z');
  likes.markSeen('c');
  await likes.load();
  expect(totalNew()).toBe(2);
});

test('the record of the user is believed until more is known', async () => {
  const calls = withNew('a', 'b');
  likes.presume(2);
  expect(totalNew()).toBe(2);
  const taken = likes.take(card('b', { like_new: true }));
  // It may be one of the two.
  expect(totalNew()).toBe(2);
  await taken;
  expect(totalNew()).toBe(2);
  expect(calls).toHaveLength(1);
  likes.markSeen('b');
  expect(totalNew()).toBe(1);
  likes.presume(7);
  expect(totalNew()).toBe(1);
});

test('an answer from before somebody was looked at does not make the like new again', async () => {
  let answer = () => {};
  const calls = fakeServer({
    'GET /api/like-list.php': () =>
      new Promise((resolve) => {
        const profiles = [card('a', { like_new: true })];
        answer = () => resolve({ profiles, total_new: 1, cursor: null });
      }),
  });
  const loading = likes.load();
  await waitFor(() => expect(calls).toHaveLength(1));
  likes.markSeen('a');
  answer();
  await loading;
  expect(totalNew()).toBe(0);
  expect(calls).toHaveLength(1);
});

test('what was decided shows at once, in other tabs too, and is taken back when refused', async () => {
  withNew();
  const told: unknown[] = [];
  const stop = bus.on('like:changed', (change) => told.push(change));
  await likes.like('a');
  expect(likes.getState().decided.get('a')).toBe(true);
  await expect(likes.unlike('b')).rejects.toThrow();
  expect(likes.getState().decided.has('b')).toBe(false);
  await expect(likes.unlike('a')).rejects.toThrow();
  expect(likes.getState().decided.get('a')).toBe(true);
  await likes.hear({ profile: 'c', liked: false });
  expect(likes.getState().decided.get('c')).toBe(false);
  expect(told).toEqual([
    { profile: 'a', liked: true },
    { profile: 'c', liked: false },
  ]);
  stop();
});

describe('two quick decisions about one member', () => {
  /** Answers come when they are given here. */
  function slow() {
    const answers: ((answer: unknown) => void)[] = [];
    const wait = () => new Promise((resolve) => answers.push(resolve));
    const calls = fakeServer({ 'POST /api/like.php': wait, 'DELETE /api/like.php': wait });
    const methods = () => calls.map(({ method }) => method);
    const answered = (count: number) => waitFor(() => expect(answers).toHaveLength(count));
    return { answers, methods, answered };
  }
  const decided = () => likes.getState().decided.get('a');

  test('reach the server in their order, and the last one stays', async () => {
    const { answers, methods, answered } = slow();
    const matches: unknown[] = [];
    const stop = bus.on('match:created', (match) => matches.push(match));
    const liked = likes.like('a');
    const unliked = likes.unlike('a');
    await answered(1);
    expect(methods()).toEqual(['POST']);
    answers[0]?.({ match: card('a') });
    await liked;
    await answered(2);
    expect([methods(), decided()]).toEqual([['POST', 'DELETE'], false]);
    answers[1]?.({ match: null });
    await unliked;
    expect(decided()).toBe(false);
    // Nobody is told of a match that they have just taken back.
    expect(matches).toEqual([]);
    stop();
  });

  test('what is refused goes back to what the server has', async () => {
    const { answers, answered } = slow();
    const liked = likes.like('a').catch(() => 'refused');
    const unliked = likes.unlike('a').catch(() => 'refused');
    await answered(1);
    answers[0]?.(fail(400, 'no'));
    expect(await liked).toBe('refused');
    expect(decided()).toBe(false);
    await answered(2);
    answers[1]?.(fail(400, 'no'));
    expect(await unliked).toBe('refused');
    expect(decided()).toBeUndefined();
  });

  test('what waits is not sent for who logs in meanwhile', async () => {
    const { answers, methods, answered } = slow();
    const liked = likes.like('a');
    const unliked = likes.unlike('a');
    await answered(1);
    session.set({ id: 'other' } as User);
    answers[0]?.({ match: null });
    await Promise.all([liked, unliked]);
    expect(methods()).toEqual(['POST']);
  });
});
