import { jest } from '@jest/globals';

const stopLive = jest.fn();
const startLive = jest.fn((_since?: number) => stopLive);
let isReachable = true;
jest.unstable_mockModule('./start-live.ts', () => {
  if (!isReachable) throw new Error('no network');
  return { startLive };
});

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

let startLiveLater: typeof import('./start-live-later.ts')['startLiveLater'];
beforeEach(async () => {
  // Or what one test has loaded the next would not ask for.
  jest.resetModules();
  ({ startLiveLater } = await import('./start-live-later.ts'));
  jest.useFakeTimers();
  isReachable = true;
});
afterEach(() => {
  jest.useRealTimers();
  jest.clearAllMocks();
});

test('what brings news is asked for until it comes', async () => {
  isReachable = false;
  startLiveLater(7);
  await pass(2000);
  expect(startLive).not.toHaveBeenCalled();
  isReachable = true;
  await pass(4000);
  expect(startLive.mock.calls).toEqual([[7]]);
});

test('it begins once it is here, and stops', async () => {
  const stop = startLiveLater();
  await pass(0);
  expect(startLive).toHaveBeenCalledTimes(1);
  stop();
  expect(stopLive).toHaveBeenCalledTimes(1);
});

test('called off before, it never begins', async () => {
  startLiveLater()();
  await pass(0);
  expect(startLive).not.toHaveBeenCalled();
});
