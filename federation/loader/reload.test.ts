import { memoryOf } from '../testing/memory.ts';
import { takeReload } from './reload.ts';

test('once a minute', () => {
  const memory = memoryOf();
  expect(takeReload(memory, 1_000_000)).toBe(true);
  expect(takeReload(memory, 1_059_999)).toBe(false);
  expect(takeReload(memory, 1_060_000)).toBe(true);
});

test('a clock that was set back does not hold it up for ever', () => {
  const memory = memoryOf();
  takeReload(memory, 9_000_000);
  expect(takeReload(memory, 1_000_000)).toBe(true);
});

test('never where nothing can be remembered', () => {
  const refusing = () => {
    throw new Error('storage is off');
  };
  const forgetful = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
  expect(takeReload({ getItem: refusing, setItem: refusing, removeItem: refusing })).toBe(false);
  expect(takeReload(forgetful, 1_000_000)).toBe(false);
});
