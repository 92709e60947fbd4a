import { keptPlace } from './kept-place.ts';

beforeEach(() => keptPlace.clear());

test('each search has its own place', () => {
  keptPlace.keepScroll('key', 900);
  expect(keptPlace.scrollOf('key')).toBe(900);
  expect(keptPlace.scrollOf('other')).toBe(0);
});

test('the last filters and places belong to the one who left them', () => {
  keptPlace.keepQuery('me', 'gender=male');
  keptPlace.keepScroll('key', 900);
  expect(keptPlace.queryOf('me')).toBe('gender=male');
  expect(keptPlace.queryOf(undefined)).toBe('');
  keptPlace.keepQuery('another', '');
  expect(keptPlace.scrollOf('key')).toBe(0);
});
