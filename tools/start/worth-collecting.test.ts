import { isWorthCollecting } from './worth-collecting.ts';

const megabyte = 2 ** 20;
const look = { utilization: 0.01, used: 130 * megabyte, kept: 50 * megabyte };

test('who has nothing to do gives back what the start took; whoever works is left alone', () => {
  expect(isWorthCollecting(look)).toBe(true);
  expect(isWorthCollecting({ ...look, utilization: 0.05 })).toBe(false);
});

test('little more than before is not worth the trouble', () => {
  expect(isWorthCollecting({ ...look, used: 74 * megabyte })).toBe(false);
  expect(isWorthCollecting({ ...look, used: 75 * megabyte })).toBe(true);
});
