import { readCookie, setCookie } from './cookies.ts';

test('a cookie that no script of ours wrote stops no page', () => {
  setCookie('units', 'a b;%');
  expect(readCookie('units')).toBe('a b;%');
  // biome-ignore lint/suspicious/noDocumentCookie: as others write it
  document.cookie = 'units=100%; path=/';
  expect(readCookie('units')).toBeNull();
});
