import { orderOf } from './jest-stage.ts';

test('tests run as they are written, or in the order of a seed', () => {
  expect(orderOf({})).toEqual([]);
  expect(orderOf({ SEED: '7' })).toEqual(['--randomize', '--seed=7']);
  expect(() => orderOf({ SEED: 'seven' })).toThrow('SEED is a whole number');
});
