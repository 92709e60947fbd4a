import { expendable, kept } from './retention.ts';

const now = Date.parse('2026-11-26T12:00:00Z');

/** Versions of so many milliseconds ago, by name. */
const stored = (ages: Record<string, number>) =>
  Object.entries(ages).map(([version, age]) => ({
    version,
    createdAt: new Date(now - age).toISOString(),
  }));

const newest = { n1: 1, n2: 2, n3: 3, n4: 4, n5: 5 };
const nobody = new Set<string>();

test('what is older than any open tab may go, oldest last, whatever order they come in', () => {
  const all = stored({ older: kept + 2, ...newest, old: kept + 1 });
  const before = structuredClone(all);
  expect(expendable(all, nobody, now)).toEqual(['old', 'older']);
  expect(all).toEqual(before);
});

test('a tab may be open to the last millisecond', () => {
  expect(expendable(stored({ ...newest, last: kept }), nobody, now)).toEqual([]);
});

test('the newest five stay however old they are', () => {
  const long = 10 * kept;
  const ages = Object.fromEntries(Object.keys(newest).map((name, index) => [name, long + index]));
  expect(expendable(stored(ages), nobody, now)).toEqual([]);
  expect(expendable(stored({ ...ages, sixth: long + 9 }), nobody, now)).toEqual(['sixth']);
});

test('what a registry names stays, and only that', () => {
  const all = stored({ ...newest, named: kept + 1, other: kept + 2 });
  expect(expendable(all, new Set(['named']), now)).toEqual(['other']);
});
