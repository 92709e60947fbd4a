import { formatDay } from '../format/dates.ts';
import { noteServerTime, serverNow } from './server-clock.ts';

const year = 365 * 86_400_000;

/** An answer that the server made so many milliseconds from the device's now. */
const answered = (milliseconds: number, cache = 'private, no-store') =>
  new Headers({
    date: new Date(Date.now() + milliseconds).toUTCString(),
    'cache-control': cache,
  });
afterEach(() => noteServerTime(answered(0)));

test('a device that is a year off learns from an answer what time it is [R31]', () => {
  noteServerTime(answered(year));
  expect(serverNow() - Date.now()).toBeGreaterThan(year - 2000);
  expect(formatDay(Date.now() + year, 'en')).toBe('today');
  expect(formatDay(Date.now(), 'en')).toMatch(/, \d{4}$/);
  noteServerTime(answered(-year));
  expect(formatDay(Date.now() - year, 'en')).toBe('today');
});

test('seconds are the way of the answer, not the clock', () => {
  noteServerTime(answered(4000));
  expect(Math.abs(serverNow() - Date.now())).toBeLessThan(1000);
});

test('a kept answer says when it was made, and one without a date nothing', () => {
  noteServerTime(answered(-year, 'max-age=60'));
  noteServerTime(new Headers({ 'cache-control': 'no-store' }));
  expect(Math.abs(serverNow() - Date.now())).toBeLessThan(1000);
});
