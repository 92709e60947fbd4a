import { card } from '@afterglow/shared-state/testing/card';
import { withoutMember, withPage } from './found.ts';

const page = (ids: string[], cursor: string | null, similar: string[] = []) => ({
  page: 1,
  results: ids.map((id) => card(id)),
  num_results: 5,
  more_than: false,
  similar: similar.map((id) => card(id)),
  cursor,
  limited: false,
});

const idsOf = (members: { id: string }[]) => members.map(({ id }) => id);

test('pages accumulate, and somebody who moved to the next page is shown once', () => {
  const first = withPage(null, page(['a', 'b', 'c'], 'next'));
  const both = withPage(first, page(['c', 'd'], null));
  expect(idsOf(both.members)).toEqual(['a', 'b', 'c', 'd']);
  expect(both).toMatchObject({ total: 5, pages: 2, cursor: null });
});

test('similar members are those who are not found already', () => {
  const found = withPage(null, page(['a'], null, ['a', 'x', 'x']));
  expect(idsOf(found.similar)).toEqual(['x']);
});

test('a blocked member is gone from list, row and number', () => {
  const found = withoutMember(withPage(null, page(['a', 'b'], null, ['x'])), 'b');
  expect(idsOf(found.members)).toEqual(['a']);
  expect(found.total).toBe(4);
  expect(withoutMember(found, 'x').similar).toEqual([]);
});
