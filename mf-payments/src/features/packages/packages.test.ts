import { cheaper } from './cheaper.ts';
import type { Package } from './package.ts';
import { preselected } from './preselected.ts';

const base = { currency: 'EUR', discount_percentage: 25, popular: false } as const;
const all: Package[] = [
  {
    ...base,
    id: 's',
    tier: 'p0',
    credits: 50,
    amount: 749,
    regular_amount: 999,
    message_amount: 150,
  },
  {
    ...base,
    id: 'm',
    tier: 'p1',
    credits: 150,
    amount: 1874,
    regular_amount: 2499,
    message_amount: 125,
    popular: true,
  },
  {
    ...base,
    id: 'l',
    tier: 'p2',
    credits: 400,
    amount: 4124,
    regular_amount: 5499,
    message_amount: 103,
  },
];
const [small, middle, large] = all as [Package, Package, Package];

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
