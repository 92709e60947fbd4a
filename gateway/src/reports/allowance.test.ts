import { allowanceOf } from './allowance.ts';

test('so many a minute, each address for itself', () => {
  const allowance = allowanceOf(2);
  const takes = [1, 2, 3].map(() => allowance.take('192.0.2.1', 60_000));
  expect(takes).toEqual([true, true, false]);
  expect(allowance.take('192.0.2.2', 60_000)).toBe(true);
  expect(allowance.take('192.0.2.1', 120_000)).toBe(true);
});

test('whoever has a network of IPv6 has one allowance for all its addresses', () => {
  const allowance = allowanceOf(2);
  const takes = [1, 2, 3].map((n) => allowance.take(`2001:db8:1:2::${n}`, 60_000));
  expect(takes).toEqual([true, true, false]);
  expect(allowance.take('2001:db8:1:3::1', 60_000)).toBe(true);
});
