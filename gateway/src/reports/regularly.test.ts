import { jest } from '@jest/globals';
import { regularly } from './regularly.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const fiveSeconds = () => jest.advanceTimersByTimeAsync(5000);

test('what fails is said once and tried again, and said anew after it went well', async () => {
  const said: string[] = [];
  let fault: string | undefined = 'no key';
  const work = jest.fn(async () => {
    if (fault) throw new Error(fault);
  });
  const stop = regularly(work, 'nothing can be done', (line) => said.push(line));
  await fiveSeconds();
  await fiveSeconds();
  expect(work).toHaveBeenCalledTimes(2);
  expect(said).toEqual(['nothing can be done: no key']);
  fault = undefined;
  await fiveSeconds();
  fault = 'no key';
  await fiveSeconds();
  expect(said).toHaveLength(2);
  stop();
  await fiveSeconds();
  expect(work).toHaveBeenCalledTimes(4);
});

test('work that takes longer is not begun a second time', async () => {
  let end = () => {};
  const work = jest.fn(
    () =>
      new Promise<void>((done) => {
        end = done;
      }),
  );
  const stop = regularly(work, '', () => {});
  await fiveSeconds();
  await fiveSeconds();
  expect(work).toHaveBeenCalledTimes(1);
  end();
  await fiveSeconds();
  expect(work).toHaveBeenCalledTimes(2);
  stop();
});
