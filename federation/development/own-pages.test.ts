import { isForeign, readableBy } from './own-pages.ts';

test.each([
  ['http://localhost:4500', true],
  ['http://german.localhost:4500', true],
  ['https://localhost', true],
  ['https://evil.example', false],
  ['http://localhost.evil.example', false],
  ['http://evil-localhost', false],
  ['null', false],
  [undefined, false],
])('a page of %s may read what is answered: %s', (origin, may) => {
  const told = readableBy(origin === undefined ? {} : { origin });
  expect(told['access-control-allow-origin']).toBe(may ? origin : undefined);
  // Or a cache would give the one what was for the other.
  expect(told.vary).toBe('origin');
});

const script = { 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'script' };

test.each([
  ['the gateway, which is no browser', {}, false],
  ['a name that leads here from elsewhere', { host: 'evil.example:4502' }, true],
  ['a script of a page elsewhere', { ...script, 'sec-fetch-site': 'cross-site' }, true],
  ['a script of a page of ours', { ...script, 'sec-fetch-site': 'same-site' }, false],
  [
    'a picture of another site of ours',
    { 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image', 'sec-fetch-site': 'cross-site' },
    false,
  ],
])('%s is refused: %#', (_what, headers, refused) => {
  expect(isForeign({ host: 'localhost:4502', ...headers })).toBe(refused);
});
