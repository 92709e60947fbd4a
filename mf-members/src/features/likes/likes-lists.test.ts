import { card } from '@afterglow/shared-state/testing/card';
import { idsWithoutCard } from './likes-lists.ts';

test('of the likes received the new ones are fetched before all others, as they are shown', () => {
  const received = ['a', 'b', 'c', 'd'].map((id) => ({ id, like_new: id === 'c' || id === 'd' }));
  const lists = { profiles: [card('d')], received, given: [], matches: [] };
  expect(idsWithoutCard(lists, 'received', new Set())).toEqual(['c', 'a', 'b']);
  expect(idsWithoutCard(lists, 'received', new Set(['c']))).toEqual(['a', 'b']);
});
