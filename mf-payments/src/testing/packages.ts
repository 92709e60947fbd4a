import type { Package } from '../features/packages/package.ts';

const base = {
  currency: 'EUR',
  discount_percentage: 25,
  saving_percentage: 0,
  popular: false,
} as const;

/** Three packages with a quarter off. */
export const small: Package = {
  ...base,
  id: 's',
  tier: 'p0',
  credits: 50,
  amount: 749,
  regular_amount: 999,
  message_amount: 150,
};
export const middle: Package = {
  ...base,
  id: 'm',
  tier: 'p1',
  credits: 150,
  amount: 1874,
  regular_amount: 2499,
  message_amount: 125,
  popular: true,
};
export const large: Package = {
  ...base,
  id: 'l',
  tier: 'p2',
  credits: 400,
  amount: 4124,
  regular_amount: 5499,
  message_amount: 103,
};
