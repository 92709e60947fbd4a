import { withOpener } from './with-opener.ts';

const coffee = { key: 'coffee', label: 'Coffee?' };
const tea = { key: 'tea', label: 'Tea?' };

test('an opener takes the place of the one before, and of nothing that was written', () => {
  expect(withOpener('Hello', coffee, null)).toBe('Hello Coffee?');
  expect(withOpener('Hello Coffee?', tea, coffee)).toBe('Hello Tea?');
  expect(withOpener('Hello Coffee? Or', tea, coffee)).toBe('Hello Coffee? Or Tea?');
});

test('what was refused stands beside what is there, whatever that is', () => {
  const first = { ...coffee, isRefused: true };
  const second = { ...tea, isRefused: true };
  expect(withOpener('', first, null)).toBe('Coffee?');
  expect(withOpener('Coffee?', second, first)).toBe('Coffee? Tea?');
  expect(withOpener('Coffee?', tea, first)).toBe('Coffee? Tea?');
  expect(withOpener('Coffee?', second, coffee)).toBe('Coffee? Tea?');
});
