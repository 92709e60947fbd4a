import { card } from '@afterglow/shared-state/testing/card';
import { keptSearches } from './kept-searches.ts';

const found = {
  members: [card('a'), card('b')],
  total: 2,
  moreThan: false,
  similar: [],
  pages: 1,
  limited: false,
  cursor: null,
};
const minute = 60_000;

beforeEach(() => keptSearches.clear());

test('a search is kept with its scroll position, for a quarter of an hour', () => {
  keptSearches.keep('key', found, 0);
  keptSearches.keepScroll('key', 900);
  expect(keptSearches.recall('key', 14 * minute)).toMatchObject({ found, scrollY: 900 });
  expect(keptSearches.recall('key', 15 * minute)).toBeNull();
  expect(keptSearches.recall('other', 0)).toBeNull();
});

test('another page of the same search keeps the position', () => {
  keptSearches.keep('key', found, 0);
  keptSearches.keepScroll('key', 900);
  keptSearches.keep('key', { ...found, pages: 2 }, 0);
  expect(keptSearches.recall('key', 0)).toMatchObject({ scrollY: 900, found: { pages: 2 } });
});

test('a forgotten member is in no kept search', () => {
  keptSearches.keep('key', found, 0);
  keptSearches.forgetMember('a');
  expect(keptSearches.recall('key', 0)?.found.members.map(({ id }) => id)).toEqual(['b']);
});

test('the last filters belong to the one who chose them', () => {
  keptSearches.keepQuery('me', 'gender=male');
  expect(keptSearches.recallQuery('me')).toBe('gender=male');
  expect(keptSearches.recallQuery(undefined)).toBe('');
  keptSearches.keep('key', found, 0);
  keptSearches.keepQuery('another', '');
  expect(keptSearches.recall('key', 0)).toBeNull();
});
