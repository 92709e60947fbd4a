import { jest } from '@jest/globals';
import type { User } from '../api/types.ts';
import { bus } from '../bus/bus.ts';
import { followEvents } from '../start/follow-events.ts';
import { fail, fakeServer } from '../testing/fake-server.ts';
import { session } from './session.ts';
import { settings } from './settings.ts';
import { timeBonus } from './time-bonus.ts';

const code = { code: 'TIMEBONUS25', percentage: 25, status: 'active', expired: false };

function newcomer(secondsAgo: number): User {
  const signup_date = new Date(Date.now() - secondsAgo * 1000).toISOString();
  return { id: 'me', paid_user: false, signup_date } as User;
}

beforeEach(() => {
  jest.useFakeTimers();
  settings.setState({ time_bonus_seconds: 14_400 });
});

afterEach(() => {
  timeBonus.clear();
  jest.useRealTimers();
});

test('counts down and is gone at zero', async () => {
  fakeServer({ 'GET /api/discountcode.php': () => ({ discountcode: code }) });
  session.set(newcomer(14_397));
  await timeBonus.load();
  expect(timeBonus.getState()).toMatchObject({ visible: true, secondsLeft: 3 });
  jest.advanceTimersByTime(2000);
  expect(timeBonus.getState().secondsLeft).toBe(1);
  jest.advanceTimersByTime(2000);
  expect(timeBonus.getState()).toMatchObject({ visible: false, discountcode: null });
  expect(jest.getTimerCount()).toBe(0);
});

test('a code that cannot be had means no bonus, and no room is kept for one', async () => {
  fakeServer({ 'GET /api/discountcode.php': () => fail(410, 'already_used') });
  session.set(newcomer(10));
  await expect(timeBonus.load()).rejects.toMatchObject({ status: 410 });
  expect(timeBonus.getState()).toMatchObject({ visible: false, isExpected: false });
});

test('no code means no bonus, and no room is kept for one', async () => {
  fakeServer({ 'GET /api/discountcode.php': () => ({ status: 204 }) });
  session.set(newcomer(10));
  await timeBonus.load();
  expect(timeBonus.getState()).toMatchObject({ visible: false, isExpected: false });
});

test('an order takes it along, and gives it back when it comes to nothing', async () => {
  let isHeld = false;
  fakeServer({
    'GET /api/discountcode.php': () => (isHeld ? { status: 204 } : { discountcode: code }),
  });
  session.set(newcomer(10));
  const stop = followEvents();
  await timeBonus.load();
  for (const held of [true, false]) {
    isHeld = held;
    bus.emit('payment:changed', { payment: 'p' });
    await jest.advanceTimersByTimeAsync(0);
    expect(timeBonus.getState().visible).toBe(!held);
  }
  stop();
});

test('after the window nobody asks for a code', async () => {
  const calls = fakeServer({});
  session.set(newcomer(14_401));
  await timeBonus.load();
  expect(calls).toEqual([]);
});

test.each([
  ['paying', () => session.patch({ paid_user: true })],
  ['logging out', () => session.set(null)],
])('%s ends it with the next second at the latest', async (_what, act) => {
  fakeServer({ 'GET /api/discountcode.php': () => ({ discountcode: code }) });
  session.set(newcomer(60));
  await timeBonus.load();
  expect(timeBonus.getState()).toMatchObject({ visible: true, secondsLeft: 14_340 });
  act();
  jest.advanceTimersByTime(1000);
  expect(timeBonus.getState()).toMatchObject({ visible: false, discountcode: null });
  expect(jest.getTimerCount()).toBe(0);
});

test('a code that comes after the logout shows nothing', async () => {
  let answer: (body: object) => void = () => {};
  fakeServer({ 'GET /api/discountcode.php': () => new Promise((done) => (answer = done)) });
  session.set(newcomer(60));
  const loading = timeBonus.load();
  await Promise.resolve();
  session.set(null);
  await jest.advanceTimersByTimeAsync(0);
  answer({ discountcode: code });
  await loading;
  expect(timeBonus.getState().visible).toBe(false);
});
