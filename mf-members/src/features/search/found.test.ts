import { card } from '@afterglow/shared-state/testing/card';
import { foundOn, withoutMember } from './found.ts';

const page = (ids: string[], similar: string[] = []) => ({
  page: 1,
  results: ids.map((id) => card(id)),
  num_results: 5,
  more_than: false,
  similar: similar.map((id) => card(id)),
  cursor: null,
  limited: false,
});

const idsOf = (members: readonly { id: string }[]) => members.map(({ id }) => id);
const cards = (...ids: string[]) => ids.map((id) => card(id));

test('the first page says how many there are', () => {
  const pages = [page(['a']), { ...page(['b']), num_results: 6 }];
  expect(foundOn(pages, cards('a', 'b'))).toMatchObject({ total: 5, moreThan: false });
  expect(foundOn([], [])).toBeNull();
});

test('similar members are those who are not found already, each once', () => {
  const found = foundOn([page(['a'], ['a', 'x', 'x']), page(['b'], ['x'])], cards('a', 'b'));
  expect(idsOf(found?.similar ?? [])).toEqual(['x']);
});

test('a blocked member is gone from all pages, row and number', () => {
  const pages = withoutMember([page(['a'], ['b']), page(['b', 'c'])], 'b');
  expect(pages.map(({ results }) => idsOf(results))).toEqual([['a'], ['c']]);
  expect(pages.flatMap(({ similar }) => similar)).toEqual([]);
  expect(foundOn(pages, cards('a', 'c'))?.total).toBe(4);
});

test('the number stays when it was only a similar member', () => {
  const pages = withoutMember([page(['a'], ['x'])], 'x');
  expect(pages[0]).toMatchObject({ similar: [], num_results: 5 });
});
