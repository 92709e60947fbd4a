import fc from 'fast-check';
import { formatCountdown, timeBonusSecondsLeft } from './time-bonus-rule.ts';

const signup = Date.parse('2026-03-01T12:00:00Z');
const user = { paid_user: false, signup_date: new Date(signup).toISOString() };
const after = (seconds: number) => signup + seconds * 1000;

test.each([
  ['no user', null, after(0), 0],
  ['a paying user', { ...user, paid_user: true }, after(0), 0],
  ['just signed up', user, after(0), 14_400],
  ['the last second', user, after(14_399), 1],
  ['the end', user, after(14_400), 0],
  ['long ago', user, after(1_000_000), 0],
  ['a device clock that is behind', user, after(-500), 14_400],
  ['an unreadable date', { ...user, signup_date: '' }, after(0), 0],
])('%s', (_case, who, now, left) => {
  expect(timeBonusSecondsLeft(who, 14_400, now)).toBe(left);
});

test('never more than the window, never negative, and only ever less', () => {
  const moments = fc.tuple(fc.integer({ min: -9e5, max: 9e5 }), fc.nat(9e5));
  fc.assert(
    fc.property(moments, ([from, later]) => {
      const first = timeBonusSecondsLeft(user, 14_400, after(from));
      const second = timeBonusSecondsLeft(user, 14_400, after(from + later));
      return first <= 14_400 && second >= 0 && second <= first;
    }),
  );
});

test('counts down as hh:mm:ss', () => {
  expect(formatCountdown(14_400)).toBe('04:00:00');
  expect(formatCountdown(13_337)).toBe('03:42:17');
  expect(formatCountdown(0)).toBe('00:00:00');
});
