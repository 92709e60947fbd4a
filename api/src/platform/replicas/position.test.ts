import { beyondAll, hasReached, readPosition, writePosition } from './position.ts';

const at = (timeline: number, lsn: number) => ({ timeline, lsn });

test('what was written is where both the timeline and the place are reached', () => {
  expect(hasReached(at(1, 100), at(1, 100))).toBe(true);
  expect(hasReached(at(1, 99), at(1, 100))).toBe(false);
  // It was acknowledged by the primary before, and so the one that took over has it.
  expect(hasReached(at(2, 100), at(1, 90))).toBe(true);
  // It went on by itself when another one took over: the same place is something else there.
  expect(hasReached(at(1, 100), at(2, 90))).toBe(false);
  expect(hasReached(at(9, 2 ** 50), beyondAll)).toBe(false);
});

test('a cookie says it, and what else stands in one says nothing', () => {
  const positions = [at(1, 0), at(12, 2 ** 49), beyondAll];
  expect(positions.map((one) => readPosition(writePosition(one)))).toEqual(positions);
  for (const text of [undefined, '', '1', '1-', '-1-2', '1-2-3', `1-${'9'.repeat(30)}`, "1-2'"]) {
    expect(readPosition(text)).toBeUndefined();
  }
});
