import { fromMollie, toMollie } from './mollie-words.ts';

test.each([
  [5, 'EUR', '0.05'],
  [2499, 'EUR', '24.99'],
  [136500, 'SEK', '1365.00'],
  [1200, 'JPY', '1200'],
  [1234, 'KWD', '1.234'],
])('%i of %s is "%s" there, and back', (amount, currency, value) => {
  expect(toMollie(amount, currency)).toEqual({ currency, value });
  expect(fromMollie({ currency, value })).toBe(amount);
});

test('an amount with fewer decimals is that amount, and what is none is not guessed', () => {
  expect(fromMollie({ currency: 'EUR', value: '24' })).toBe(2400);
  expect(fromMollie({ currency: 'EUR', value: '24.9' })).toBe(2490);
  expect(() => fromMollie({ currency: 'EUR', value: '24,90' })).toThrow('Not an amount');
});
