import { nextPath } from './next-path.ts';

const origin = 'https://site.example';

test('keeps a path of this site', () => {
  expect(nextPath('/chats/42?x=1', origin)).toBe('/chats/42?x=1');
});

test.each([
  null,
  '',
  '//evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  '/\\evil.example',
  'https:evil',
  'javascript:alert(1)',
  'https://evil.example/',
])('%s leads to the members', (wanted) => {
  expect(nextPath(wanted, origin)).toBe('/members');
});
