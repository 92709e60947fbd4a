import { interval, sureness, visitorsNeeded } from './confidence.ts';

test('where the true share lies, as tables of the Wilson interval have it', () => {
  const [low, high] = interval({ of: 100, did: 10 });
  expect([low, high]).toEqual([expect.closeTo(0.0552, 4), expect.closeTo(0.1744, 4)]);
  expect(interval({ of: 10, did: 0 })).toEqual([0, expect.closeTo(0.2775, 4)]);
  expect(interval({ of: 0, did: 0 })).toEqual([0, 1]);
});

test('how sure a difference is, as a test of two proportions has it', () => {
  const few = { of: 1000, did: 30 };
  // z = 2.4808, p = 0.01311
  expect(sureness(few, { of: 1000, did: 52 })).toBeCloseTo(0.9869, 4);
  expect(sureness({ of: 1000, did: 52 }, few)).toBeCloseTo(0.9869, 4);
  expect(sureness(few, few)).toBeCloseTo(0, 6);
});

test.each([[{ of: 0, did: 0 }], [{ of: 50, did: 0 }]])(
  'nothing is sure of %j beside nobody',
  (share) => {
    expect(sureness(share, { of: 10, did: 0 })).toBe(0);
    expect(visitorsNeeded(share)).toBeUndefined();
  },
);

test('rare sign-ups need more visitors before anything can be said', () => {
  expect(visitorsNeeded({ of: 1000, did: 100 })).toBe(3600);
  expect(visitorsNeeded({ of: 1000, did: 10 })).toBe(39_600);
});
