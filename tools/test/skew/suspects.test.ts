import { pairings, type Row, titleOf } from './pairings.ts';
import { suspects } from './suspects.ts';

const packages = ['shell', 'mf-a', 'mf-b', 'mf-c', 'mf-d', 'mf-e', 'mf-f'];

/** Titles of the rows in which the predicate holds. */
const titles = (isBroken: (row: Row) => boolean) =>
  pairings(packages)
    .filter((row) => row.failing.length === 0 && isBroken(row))
    .map((row) => titleOf(row, packages));

test('a pairing that is broken is among the suspects, one that worked once is not', () => {
  const broken = titles(({ old }) => old.includes('mf-b') && !old.includes('shell'));
  const found = suspects(packages, broken);
  expect(found).toContainEqual({ fresh: 'shell', old: 'mf-b' });
  expect(found).not.toContainEqual({ fresh: 'mf-b', old: 'shell' });
  expect(found.length).toBeLessThan(8);
});

test('two that are broken are both among those that never worked', () => {
  const broken = titles(
    ({ old }) =>
      (old.includes('mf-b') && !old.includes('mf-c')) ||
      (old.includes('mf-e') && !old.includes('mf-a')),
  );
  const found = suspects(packages, broken);
  expect(found).toContainEqual({ fresh: 'mf-c', old: 'mf-b' });
  expect(found).toContainEqual({ fresh: 'mf-a', old: 'mf-e' });
  expect(found).not.toContainEqual({ fresh: 'mf-b', old: 'mf-c' });
});

test('nothing failed, nobody is suspected', () => {
  expect(suspects(packages, [])).toEqual([]);
  expect(suspects(['mf-a'], ['old mf-a'])).toEqual([]);
});
