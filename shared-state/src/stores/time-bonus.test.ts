import { jest } from '@jest/globals';
import type { User } from '../api/types.ts';
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

test('a used code means no bonus', async () => {
  fakeServer({ 'GET /api/discountcode.php': () => fail(410, 'already_used') });
  session.set(newcomer(10));
  await expect(timeBonus.load()).rejects.toMatchObject({ status: 410 });
  expect(timeBonus.getState().visible).toBe(false);
});

test('after the window nobody asks for a code', async () => {
  const calls = fakeServer({});
  session.set(newcomer(14_401));
  await timeBonus.load();
  expect(calls).toEqual([]);
});
