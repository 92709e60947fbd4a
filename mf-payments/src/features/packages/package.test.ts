import { large, middle, small } from '../../testing/packages.ts';
import { cheaper, preselected } from './package.ts';

const all = [small, middle, large];

test('says how much cheaper a credit is than in the smallest package', () => {
  expect(all.map((one) => cheaper(one, all))).toEqual([0, 17, 31]);
});

test('a package that is no bargain claims none', () => {
  expect(cheaper({ ...large, amount: 9999 }, all)).toBe(0);
});

test('starts with the package asked for, else the popular one, else the first', () => {
  expect(preselected(all, 'l')).toBe(large);
  expect(preselected(all, 'gone')).toBe(middle);
  expect(preselected([small, large], null)).toBe(small);
  expect(preselected([], null)).toBeUndefined();
});
