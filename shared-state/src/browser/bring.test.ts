import { jest } from '@jest/globals';
import { bring } from './bring.ts';

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const end = jest.fn();
const begin = jest.fn((_code: string) => end);

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.clearAllMocks();
});

test('code is asked for until it comes, and then no more', async () => {
  let isReachable = false;
  const load = jest.fn(async () => {
    if (!isReachable) throw new Error('no network');
    return 'code';
  });
  bring(load, begin);
  await pass(2000);
  expect(load.mock.calls.length).toBeGreaterThan(1);
  expect(begin).not.toHaveBeenCalled();
  isReachable = true;
  await pass(4000);
  expect(begin.mock.calls).toEqual([['code']]);
  load.mockClear();
  await pass(100_000);
  expect(load).not.toHaveBeenCalled();
});

test('what it began is ended', async () => {
  const stop = bring(async () => 'code', begin);
  await pass(0);
  expect(end).not.toHaveBeenCalled();
  stop();
  expect(end).toHaveBeenCalledTimes(1);
});

test('called off before, it never begins, and asks no more', async () => {
  bring(async () => 'code', begin)();
  const lost = jest.fn(async () => {
    throw new Error('no network');
  });
  const stop = bring(lost, begin);
  await pass(0);
  stop();
  await pass(100_000);
  expect(begin).not.toHaveBeenCalled();
  expect(lost).toHaveBeenCalledTimes(1);
});
