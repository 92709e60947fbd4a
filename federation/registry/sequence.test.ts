import { firstSequence, isPossible, sequenceAboveAll } from './sequence.ts';

const now = Date.parse('2026-11-26T12:00:00.999Z');
const seconds = Date.parse('2026-11-26T12:00:00Z') / 1000;
const day = 86_400;

test('the first number is the clock in whole seconds', () => {
  expect(firstSequence(now)).toBe(seconds);
});

test('a number a day ahead of the clock may come from one that was, one more is made up', () => {
  expect(isPossible(seconds + day, now)).toBe(true);
  expect(isPossible(seconds + day + 1, now)).toBe(false);
  expect(isPossible(0, now)).toBe(true);
});

test('there is a number above all that were possible a minute ago, and it is possible', () => {
  expect(sequenceAboveAll(now)).toBe(seconds + day - 60);
  expect(isPossible(sequenceAboveAll(now), now)).toBe(true);
});
