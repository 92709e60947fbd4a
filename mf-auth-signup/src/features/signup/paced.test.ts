import { jest } from '@jest/globals';
import { paced } from './paced.ts';

test('every step is seen, in order, and the end waits for the last', async () => {
  jest.useFakeTimers();
  const seen: string[] = [];
  const steps = paced<string>((step) => seen.push(step), 400);
  steps.show('first');
  steps.show('second');
  let finished = false;
  void steps.finished().then(() => {
    finished = true;
  });
  await jest.advanceTimersByTimeAsync(399);
  expect(seen).toEqual(['first']);
  await jest.advanceTimersByTimeAsync(400);
  expect(seen).toEqual(['first', 'second']);
  expect(finished).toBe(false);
  await jest.advanceTimersByTimeAsync(400);
  expect(finished).toBe(true);
  jest.useRealTimers();
});
