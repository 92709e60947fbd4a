import { brokenIn, ceilingOf } from './ceiling.ts';

const ramp = { from: 1000, step: 1000, precision: 250, most: 10_000 };

test('a ramp finds how many hold, to its precision [R20]', async () => {
  for (const most of [1000, 1240, 3000, 4690, 9999]) {
    const tried: number[] = [];
    const holds = async (many: number) => {
      tried.push(many);
      return many <= most;
    };
    const ceiling = await ceilingOf(ramp, holds);
    expect(ceiling).toBe(Math.floor(most / 250) * 250);
    expect(tried.length).toBeLessThan(2 * (most / 1000 + 5));
  }
});

test('what never holds has no ceiling, and what always does has the most that was asked for [R20]', async () => {
  expect(await ceilingOf(ramp, async () => false)).toBe(0);
  expect(await ceilingOf(ramp, async () => true)).toBe(10_000);
});

test('a try that fails once is made again, and one that fails twice ends the ramp', async () => {
  let failures = 1;
  const once = async (many: number) => many !== 3000 || failures-- <= 0;
  expect(await ceilingOf({ ...ramp, most: 4000 }, once)).toBe(4000);
});

const fine = { p50: 4, p99: 250, sent: 100, refused: 0, lost: 0, broken: 0 };

test.each([
  [{}, []],
  [{ p99: 251 }, ['p99 above 250 ms']],
  [{ refused: 1 }, ['1 refused']],
  [{ lost: 2 }, ['2 lost']],
  [{ broken: 3, p99: 900 }, ['p99 above 250 ms', '3 streams broken']],
])('%o breaks by %j', (more, broken) => {
  expect(brokenIn({ ...fine, ...more })).toEqual(broken);
});
