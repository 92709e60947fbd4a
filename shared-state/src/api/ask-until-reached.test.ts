import { jest } from '@jest/globals';
import { connection } from '../stores/connection.ts';
import { askUntilReached } from './ask-until-reached.ts';

let told: boolean[] = [];
let isLost = true;
let asked = 0;
let stops: (() => void)[] = [];
let tell: (isReached: boolean) => void = () => {};
const ask = async () => {
  asked += 1;
  await new Promise((soon) => setTimeout(soon, 1000));
  tell(!isLost);
};
beforeEach(() => {
  jest.useFakeTimers();
  [told, isLost, asked] = [[], true, 0];
  stops = [connection.watch(), connection.subscribe(({ online }) => told.push(online))];
  tell = askUntilReached(ask);
});
afterEach(() => {
  tell(true);
  for (const stop of stops) stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('while nobody answers one small call is made, ever more seldom, until somebody does', async () => {
  // Or a call may be under way in the moment in which the server is back.
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  tell(true);
  expect(told).toEqual([]);
  await jest.advanceTimersByTimeAsync(600_000);
  expect(asked).toBe(0);
  tell(false);
  await jest.advanceTimersByTimeAsync(120_000);
  const before = asked;
  expect(before).toBeGreaterThanOrEqual(4);
  expect(before).toBeLessThan(40);
  isLost = false;
  await jest.advanceTimersByTimeAsync(62_000);
  expect(told.at(-1)).toBe(true);
  expect(asked).toBe(before + 1);
  await jest.advanceTimersByTimeAsync(600_000);
  expect(asked).toBe(before + 1);
});

test('without a network nothing is asked, and with it at once', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  tell(false);
  await jest.advanceTimersByTimeAsync(600_000);
  expect(asked).toBe(0);
  isLost = false;
  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  expect(asked).toBe(1);
  await jest.advanceTimersByTimeAsync(1000);
  expect(told.at(-1)).toBe(true);
  await jest.advanceTimersByTimeAsync(600_000);
  expect(asked).toBe(1);
});

test('another network that leads nowhere either is none', async () => {
  tell(false);
  window.dispatchEvent(new Event('online'));
  expect(told.at(-1)).toBe(true);
  await jest.advanceTimersByTimeAsync(1000);
  expect(told.at(-1)).toBe(false);
});

test('another call that is answered ends it', async () => {
  tell(false);
  tell(true);
  await jest.advanceTimersByTimeAsync(600_000);
  window.dispatchEvent(new Event('online'));
  expect(asked).toBe(0);
});
