import { jest } from '@jest/globals';
import { afterFirstLook } from './after-first-look.ts';

const end = jest.fn<() => void>();
const begin = jest.fn(() => end);
let look: HTMLElement;
beforeEach(() => {
  jest.clearAllMocks();
  look = document.body.appendChild(document.createElement('div'));
  look.id = 'first-look';
});
afterEach(() => document.body.replaceChildren());

/** What is observed is told in a turn of its own. */
const told = () => new Promise((resolve) => setTimeout(resolve));

test('waits for what the document brought to go, and for nothing else', async () => {
  const stop = afterFirstLook(begin);
  document.body.append(document.createElement('p'));
  await told();
  expect(begin).not.toHaveBeenCalled();
  look.remove();
  await told();
  document.body.append(document.createElement('p'));
  await told();
  expect(begin).toHaveBeenCalledTimes(1);
  expect(end).not.toHaveBeenCalled();
  stop();
  expect(end).toHaveBeenCalledTimes(1);
});

test('called off before, it never begins', async () => {
  afterFirstLook(begin)();
  look.remove();
  await told();
  expect(begin).not.toHaveBeenCalled();
});

test('where the document brought nothing it begins at once', () => {
  look.remove();
  afterFirstLook(begin)();
  expect([begin.mock.calls.length, end.mock.calls.length]).toEqual([1, 1]);
});
