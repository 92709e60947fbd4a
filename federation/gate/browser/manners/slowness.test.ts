import { slownessFor } from './slowness.ts';

test('a quick machine is slowed down four times, never more', () => {
  expect(slownessFor(330_000)).toBe(4);
  expect(slownessFor(900_000)).toBe(4);
});

test('a slow one by less, and never sped up', () => {
  expect(slownessFor(165_000)).toBe(2);
  expect(slownessFor(10_000)).toBe(1);
});
