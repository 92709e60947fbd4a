import { memoryOf } from '../testing/memory.ts';
import { failedVersions } from './failed-versions.ts';

const refusing = {
  getItem: () => {
    throw new Error('refused');
  },
  setItem: () => {
    throw new Error('refused');
  },
  removeItem: () => {
    throw new Error('refused');
  },
};

test.each([
  ['a storage', memoryOf()],
  ['a storage that refuses', refusing],
])('with %s, what failed is known of its remote until it is forgotten', (_what, memory) => {
  const failed = failedVersions(memory);
  failed.add('mf-chat', 'a');
  failed.add('mf-chat', 'b');
  expect(['a', 'b', 'c'].map((version) => failed.has('mf-chat', version))).toEqual([
    ...[true, true, false],
  ]);
  expect(failed.has('mf-members', 'a')).toBe(false);
  failed.add('mf-members', 'a');
  failed.forget('mf-chat');
  expect([failed.has('mf-chat', 'a'), failed.has('mf-members', 'a')]).toEqual([false, true]);
});

test('the next page of the session knows it, of the last ten', () => {
  const memory = memoryOf();
  for (let n = 0; n < 11; n += 1) failedVersions(memory).add('mf-chat', `v${n}`);
  const next = failedVersions(memory);
  expect([0, 1, 10].map((n) => next.has('mf-chat', `v${n}`))).toEqual([false, true, true]);
  next.forget('mf-chat');
  expect(failedVersions(memory).has('mf-chat', 'v10')).toBe(false);
});
