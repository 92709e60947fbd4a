import { Freshness } from './freshness.ts';

const at = (lsn: number, timeline = 1) => ({ timeline, lsn });

test('a replica is as old as the last moment of the primary that it has reached', () => {
  const freshness = new Freshness();
  expect(freshness.lag(1000)).toBe(Infinity);
  freshness.note(1000, at(50));
  freshness.note(1500, at(60));
  freshness.reached(at(40));
  expect(freshness.lag(2000)).toBe(Infinity);
  freshness.reached(at(55));
  expect(freshness.lag(2000)).toBe(1000);
  freshness.reached(at(60));
  expect(freshness.lag(2000)).toBe(500);
});

test('while nothing is written it does not grow old', () => {
  const freshness = new Freshness();
  for (const moment of [1000, 1500, 2000]) freshness.note(moment, at(50));
  freshness.reached(at(50));
  expect(freshness.lag(2100)).toBe(100);
});

test('what it reached before it ended says nothing of what it has now', () => {
  const freshness = new Freshness();
  freshness.note(1000, at(50));
  freshness.reached(at(50));
  freshness.forget();
  freshness.reached(at(50));
  expect(freshness.lag(1100)).toBe(Infinity);
});

test('one that is behind for hours is in use as soon as it has caught up', () => {
  const freshness = new Freshness();
  for (let n = 0; n < 7200; n += 1) freshness.note(n * 500, at(n));
  freshness.reached(at(7000));
  expect(freshness.lag(3_600_000)).toBe(Infinity);
  freshness.reached(at(7199));
  expect(freshness.lag(3_600_000)).toBe(500);
});
