import { join } from 'node:path';
import { root } from '../setup/paths.mjs';
import { failuresIn, orderOf } from './jest-stage.ts';

test('tests run as they are written, or in the order of a seed', () => {
  expect(orderOf({})).toEqual([]);
  expect(orderOf({ SEED: '7' })).toEqual(['--randomize', '--seed=7']);
  expect(() => orderOf({ SEED: 'seven' })).toThrow('SEED is a whole number');
});

test('what failed is named with its file and why; a file that could not be loaded by itself', () => {
  const file = (name: string, ...statuses: string[]) => ({
    name: join(root, name),
    status:
      statuses.every((status) => status === 'passed') && statuses.length > 0 ? 'passed' : 'failed',
    ...(statuses.length === 0 && { message: 'no such module' }),
    assertionResults: statuses.map((status) => ({
      fullName: `it ${status}`,
      status,
      failureMessages: status === 'failed' ? ['Error: 2 is not 3\n    at its.ts:1'] : [],
    })),
  });
  const testResults = [
    file('a.test.ts', 'passed', 'failed', 'passed'),
    file('b.test.ts', 'passed'),
    file('c.test.ts'),
  ];
  expect(failuresIn({ testResults })).toEqual([
    'a.test.ts  it failed\n        Error: 2 is not 3',
    'c.test.ts\n        no such module',
  ]);
});
