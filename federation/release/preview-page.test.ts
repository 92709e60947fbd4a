import { previewPage } from './preview-page.ts';

const at = (...paths: string[]) => previewPage(paths.map((path) => ({ path })));

test('a preview opens the first page that needs no values', () => {
  expect(at('/members/:id', '/members', '/likes')).toBe('/members');
  expect(at('/members/:id', '/likes/:type?')).toBe('/');
  expect(at()).toBe('/');
});
