import { isAtHome } from './is-at-home.ts';

const now = Date.parse('2026-03-02T12:00:00Z');
const since = (signup_date: string) => ({ signup_date });
const yesterday = since('2026-03-01T12:00:00Z');

test.each([
  ['a visitor', null, { chats: 1, given: 1 }, false],
  ['on the day of signing up', since('2026-03-01T12:00:01Z'), { chats: 1, given: 1 }, false],
  ['a day later', yesterday, { chats: 1, given: 0 }, true],
  ['with likes alone', yesterday, { chats: 0, given: 1 }, true],
  ['who did nothing yet', yesterday, { chats: 0, given: 0 }, false],
])('%s', (_who, user, done, expected) => {
  expect(isAtHome(user, done, now)).toBe(expected);
});
