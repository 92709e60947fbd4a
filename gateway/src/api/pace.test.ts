import { paceOf } from './pace.ts';

const limit = { burst: 3, perSecond: 2 };

test('so many at once, then as many as the seconds bring, each for themselves', () => {
  const pace = paceOf(limit);
  const took = (key: string, now: number) => pace.take(key, now);
  expect([0, 0, 0, 0].map((now) => took('ann', now))).toEqual([true, true, true, false]);
  expect(took('bob', 0)).toBe(true);
  expect(took('ann', 499)).toBe(false);
  expect(took('ann', 500)).toBe(true);
  expect(took('ann', 500)).toBe(false);
  // No more is saved up than can be taken at once.
  const later = [1, 2, 3, 4].map(() => took('ann', 60_000));
  expect(later).toEqual([true, true, true, false]);
});

test('a flood of keys fills no memory, and forgets the oldest first', () => {
  const pace = paceOf({ burst: 1, perSecond: 0 });
  expect(pace.take('first', 0)).toBe(true);
  for (let key = 0; key < 49_999; key += 1) pace.take(String(key), 0);
  expect(pace.take('first', 0)).toBe(false);
  for (let key = 0; key < 50_000; key += 1) pace.take(`more ${key}`, 0);
  expect(pace.take('first', 0)).toBe(true);
});
