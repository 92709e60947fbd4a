import { existsSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { removeFolders, temporaryFolder } from '../../federation/testing/folder.ts';
import { alone } from './alone.mjs';

const said = jest.spyOn(console, 'error').mockReturnValue(undefined);
afterEach(() => {
  said.mockClear();
  jest.useRealTimers();
});
afterAll(removeFolders);

const lock = () => join(temporaryFolder(), 'cache/setup.lock');

test('what two begin at once is done by one after the other, also when the first fails', async () => {
  const file = lock();
  const first = Promise.withResolvers<void>();
  const done: string[] = [];
  const one = alone(file, async () => {
    await first.promise;
    done.push('one');
    throw new Error('no network');
  });
  const two = alone(file, async () => {
    done.push('two');
  });
  expect(existsSync(file)).toBe(true);
  said.mockImplementation(() => first.resolve());
  await expect(one).rejects.toThrow('no network');
  await two;
  expect(done).toEqual(['one', 'two']);
  expect(said.mock.calls).toEqual([['Somebody else sets up this checkout; waiting for that.']]);
  expect(existsSync(file)).toBe(false);
});

test.each([
  ['was killed', String(2 ** 30), 0],
  ['has the number of another process since', String(process.pid), 61_000],
])('who %s holds up nobody', async (_who, pid, age) => {
  const file = lock();
  await alone(file, async () => {});
  writeFileSync(file, pid);
  const then = new Date(Date.now() - age);
  utimesSync(file, then, then);
  expect(await alone(file, async () => 'done')).toBe('done');
});

test('who takes long says again and again that it goes on', async () => {
  jest.useFakeTimers();
  const file = lock();
  const long = new Date(Date.now() - 50_000);
  await alone(file, async () => {
    utimesSync(file, long, long);
    jest.advanceTimersByTime(10_000);
    expect(Date.now() - statSync(file).mtimeMs).toBeLessThan(1000);
  });
  expect(jest.getTimerCount()).toBe(0);
});

test('why there can be no set-up is said in one line', async () => {
  const file = lock();
  writeFileSync(join(file, '../..', 'cache'), '');
  await expect(alone(file, async () => {})).rejects.toThrow(/^Setting up failed: .*cache'$/);
});
