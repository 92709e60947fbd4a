import { jest } from '@jest/globals';
import { placeOf } from './problem-place.ts';

/** Line 2 of the bundle comes from a library, line 3 from line 7 of our own file. */
const map = {
  version: 3,
  sources: ['node_modules/react/index.js', 'mf-chat/src/routes/chat.tsx'],
  names: [],
  mappings: ';AAAA;ACMA',
};

afterEach(() => jest.restoreAllMocks());

function errorWith(...lines: string[]): Error {
  return Object.assign(new Error('boom'), { stack: ['Error: boom', ...lines].join('\n') });
}

test('an error is placed at the first line of its stack that is ours', async () => {
  globalThis.fetch = jest.fn(async () => ({ ok: true, json: async () => map }) as Response);
  const error = errorWith(
    '    at useState (http://localhost:4502/mf-chat/route-chat.js:2:9)',
    '    at Chat (http://localhost:4502/mf-chat/route-chat.js:3:5)',
  );
  expect(await placeOf(error)).toBe('mf-chat/src/routes/chat.tsx:7');
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('what has no map, or no stack, has no place', async () => {
  globalThis.fetch = jest.fn(async () => ({ ok: false }) as Response);
  expect(await placeOf(errorWith('at a (http://localhost/assets/main.js:1:2)'))).toBe('');
  expect(await placeOf('thrown')).toBe('');
});
